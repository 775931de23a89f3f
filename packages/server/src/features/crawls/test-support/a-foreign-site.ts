import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SafeFetch } from '#server/core/safe-fetch/safe-fetch.ts';
import { createSafeFetch } from '#server/core/safe-fetch/safe-fetch.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A newspaper on this machine that is somebody else's to the product. */
export interface ForeignSite {
  readonly base: string;
  readonly host: string;
  /** Paths in the order in which they were asked for. */
  readonly asked: string[];
  readonly answers: Map<string, Answer>;
  readonly safeFetch: SafeFetch;
  close(): Promise<void>;
}

export const says =
  (body: string | Buffer, headers: Record<string, string> = {}, status = 200): Answer =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', ...headers });
    response.end(body);
  };

/** Another site at the same place. */
export const OTHER_HOST = 'noi-khac.test';

/** Answers 404 to everything that has no answer. */
export async function aForeignSite(host = 'bao-vi-du.test'): Promise<ForeignSite> {
  const asked: string[] = [];
  const answers = new Map<string, Answer>();
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push(path);
    (answers.get(path) ?? says('', {}, 404))(request, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    base: `http://${host}:${port}`,
    host,
    asked,
    answers,
    safeFetch: createSafeFetch({
      allowedHosts: [host, OTHER_HOST],
      find: async () => [{ address: '127.0.0.1', family: 4 }],
    }),
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

const BODY = [
  'Năm giờ sáng, chuyến xe đầu tiên từ đồng bằng đã dừng trước sân hợp tác xã, ba mươi người xuống xe nhận găng tay, bạt và suất cơm nắm cho buổi hái đầu mùa.',
  'Chủ nhiệm hợp tác xã nói năm nay cà phê chín sớm hơn mọi năm hai tuần, nên các hộ phải gọi người từ cuối tháng mười và trả công cao hơn vụ trước một phần mười.',
  'Các hộ trồng ở sườn đông cho biết sản lượng không giảm nhưng hạt nhỏ hơn, và mong giá thu mua giữ ở mức của tháng trước cho đến khi hái xong đợt một.',
];

/** The page of an article, as a small paper would serve it. */
export function articlePage({
  title,
  sapo = 'Cần khoảng 4.000 công mỗi ngày để hái hết đợt một.',
  paragraphs = BODY,
  time = '2026-11-20T15:44:00+07:00',
}: Article): string {
  return `<!doctype html><html lang="vi"><head><meta charset="utf-8"><title>${title} | Báo Ví Dụ</title>
    <meta property="article:published_time" content="${time}"></head><body>
    <nav><a href="/">Trang chủ</a><a href="/kinh-te">Kinh tế</a></nav>
    <article><h1>${title}</h1><p class="sapo">${sapo}</p>
    ${paragraphs.map((text) => `<p>${text}</p>`).join('\n')}</article>
    <footer>© Báo Ví Dụ</footer></body></html>`;
}

interface Article {
  readonly title: string;
  readonly sapo?: string | undefined;
  readonly paragraphs?: readonly string[];
  readonly time?: string;
}

/** A feed of articles at their paths. */
export function feedOf(
  base: string,
  items: readonly { readonly path: string; readonly title: string }[],
): string {
  const entries = items.map(
    ({ path, title }) =>
      `<item><title>${title}</title><link>${base}${path}</link><pubDate>Fri, 20 Nov 2026 15:44:00 +0700</pubDate></item>`,
  );
  return `<?xml version="1.0" encoding="utf-8"?><rss version="2.0"><channel><title>Báo Ví Dụ</title>${entries.join('')}</channel></rss>`;
}
