import {
  type TemplateDefinition,
  templateDefinition,
} from '@toasoan/contract/features/extraction/template-definition.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { findParserSource } from '#server/features/parser-sources/public.ts';
import { startTestServer } from '#test/test-server.ts';
import { aCrawlWorld, type CrawlWorld } from '../test-support/a-crawl-world.ts';
import { articlePage, says } from '../test-support/a-foreign-site.ts';
import { fetchArticle } from './fetch-article.ts';

const server = await startTestServer();
let world: CrawlWorld;
let sourceId: string;
beforeAll(async () => {
  world = await aCrawlWorld(server);
  sourceId = await world.aSource();
});
afterAll(() => world.close());

const TITLE = 'Cà phê vào vụ: hợp tác xã lo nhân công hái';
const PARAGRAPHS = [1, 2, 3].map(
  (no) =>
    `Đoạn ${no}: chuyến xe từ đồng bằng dừng trước sân hợp tác xã, ba mươi người xuống xe nhận găng tay, bạt và suất cơm nắm.`,
);
const [first = '', second = '', third = ''] = PARAGRAPHS;
const WHOLE = templateDefinition.parse({
  fields: {},
  singlePageSelector: 'a.in',
  nextPageSelector: 'a.sau',
});

beforeEach(async () => {
  await server.db.deleteFrom('crawl_hosts').execute();
  const { answers, asked, base } = world.site;
  asked.length = 0;
  answers.clear();
  const links = `</article><a class="in" href="${base}/in.html">Bản in</a><a class="sau" href="${base}/bai-2.html">Trang sau</a>`;
  const page = (paragraphs: string[]) => articlePage({ title: TITLE, paragraphs });
  answers.set('/bai.html', says(page([first]).replace('</article>', links)));
  answers.set('/bai-2.html', says(page([second])));
  answers.set('/in.html', says(page(PARAGRAPHS)));
});

/** The article at `/bai.html`, with the addresses of what it misses. */
async function fetchWith(template: TemplateDefinition) {
  const source = await findParserSource(server.db, world.projectId, sourceId);
  if (source === undefined) throw new Error('The source is gone.');
  const missed: string[] = [];
  const now = () => new Date('2026-11-21T00:00:00Z');
  const { crawls, site } = world;
  const read = await fetchArticle(
    {
      db: server.db,
      safeFetch: crawls.safeFetch,
      userAgent: crawls.userAgent,
      now,
      signal: new AbortController().signal,
      wait: async () => undefined,
    },
    {
      url: `${site.base}/bai.html`,
      source,
      reader: crawls.reader,
      options: { template, timezone: 'Asia/Ho_Chi_Minh', fetchTime: now() },
      onMissed: async (url) => void missed.push(new URL(url).pathname),
    },
  );
  const fetched = site.asked.filter((path) => path.endsWith('.html'));
  return { text: read.page.contentText, parts: read.parts, missed, fetched };
}

it('the page with the whole article is read in place of the parts, by one request', async () => {
  const { text, parts, fetched } = await fetchWith(WHOLE);
  expect(text).toBe(PARAGRAPHS.join('\n'));
  expect(fetched).toEqual(['/bai.html', '/in.html']);
  expect(parts.map(({ url }) => new URL(url).pathname)).toEqual(['/bai.html', '/in.html']);
});

it('one that cannot be had is reported, and the parts are read', async () => {
  world.site.answers.set('/in.html', says('', {}, 404));
  const { text, missed, fetched } = await fetchWith(WHOLE);
  expect(missed).toEqual(['/in.html']);
  expect(text).toBe([first, second].join('\n'));
  expect(fetched).toEqual(['/bai.html', '/in.html', '/bai-2.html']);
});

it('one that holds less than the article’s own page is left alone', async () => {
  world.site.answers.set(
    '/in.html',
    says('<html><body><article><p>Hãy đăng nhập.</p></article></body></html>'),
  );
  const { text } = await fetchWith(WHOLE);
  expect(text).toBe([first, second].join('\n'));
  expect(text).not.toContain(third);
});

it('one on another site is not asked for', async () => {
  const { answers, base } = world.site;
  const link = '</article><a class="in" href="http://noi-khac.test/in.html">Bản in</a>';
  answers.set(
    '/bai.html',
    says(articlePage({ title: TITLE, paragraphs: [first] }).replace('</article>', link)),
  );
  const { text, missed, fetched } = await fetchWith(WHOLE);
  expect(text).toBe(first);
  expect(missed).toEqual([]);
  expect(fetched).toEqual([`${new URL(base).pathname}bai.html`]);
});

it('without a selector of it the parts are read', async () => {
  const { fetched } = await fetchWith({ ...WHOLE, singlePageSelector: '' });
  expect(fetched).toEqual(['/bai.html', '/bai-2.html']);
});
