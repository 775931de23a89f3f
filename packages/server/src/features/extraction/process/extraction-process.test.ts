import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { templateDefinition } from '@toasoan/contract/features/extraction/template-definition.ts';
import { afterEach, describe, expect, it } from 'vitest';
import type { FetchedPage } from './extraction-task.ts';
import { type ExtractionProcess, openExtractionProcess } from './open-extraction-process.ts';

/** Seconds of work take many times as long on a busy machine. */
const PATIENCE = 150_000;
const URL_1 = 'https://vidu.example/tin/1.html';
const WORDS =
  'Sáng 20/11, hàng nghìn người dân xã Hòa Bình đã có mặt hai bên bờ sông để xem các đội đua tranh tài. ';
const rules = { fetchedTime: new Date('2026-11-21T00:00:00Z'), timeZone: 'Asia/Ho_Chi_Minh' };
const fetched = (text: string | Uint8Array, contentType = 'text/html; charset=utf-8'): FetchedPage => ({
  url: URL_1,
  bytes: typeof text === 'string' ? Buffer.from(text) : text,
  contentType,
});
const GOOD = fetched(
  `<title>Mở hội đua thuyền trên sông Ngọc</title><h1>Mở hội đua thuyền trên sông Ngọc</h1><time>20/11/2026 15:44</time><article class="entry-content"><p>${WORDS.repeat(4)}</p></article>`,
);

const open: ExtractionProcess[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((process) => process.stop()));
});
function aProcess(options?: Parameters<typeof openExtractionProcess>[0]): ExtractionProcess {
  const process = openExtractionProcess(options);
  open.push(process);
  return process;
}

const expectGood = async (process: ExtractionProcess) => {
  const { page } = await process.extract({ ...rules, pages: [GOOD] });
  expect(page).toMatchObject({
    title: 'Mở hội đua thuyền trên sông Ngọc',
    publishedTime: '2026-11-20T08:44:00.000Z',
    refusal: null,
  });
};

describe('the extraction process', { timeout: PATIENCE }, () => {
  it('reads an article, at low priority and without any of our environment', async () => {
    const process = aProcess();
    await expectGood(process);
    const environment = await readFile(`/proc/${process.pid}/environ`, 'utf8');
    const names = environment.split('\0').filter((line) => line !== '' && !line.startsWith('NODE_CHANNEL'));
    expect(names).toEqual([]);
    const stat = await readFile(`/proc/${process.pid}/stat`, 'utf8');
    expect(stat.split(') ')[1]?.split(' ')[16]).toBe('10');
  });

  it.each([
    ['200,000 nested elements', '<div>'.repeat(200_000)],
    ['200,000 unclosed formats', '<b><i><font size=1>'.repeat(70_000)],
    ['5 MB of open tags', '<a'.repeat(2_500_000)],
    ['5 MB of links', '<a href=x>'.repeat(500_000)],
    ['a table in a table in a table', '<table><tr><td>'.repeat(50_000)],
    ['5 MB of one word', 'a'.repeat(5_000_000)],
    ['5 MB of broken JSON', `<script type="application/ld+json">${'[{"a":'.repeat(900_000)}</script>`],
  ])('ends with a result or a refusal: %s; and the next page is read', async (_what, hostile) => {
    const refused: string[] = [];
    const process = aProcess({
      bounds: { cpuMs: 4000, memory: 900e6 },
      onRefused: ({ reason }) => refused.push(reason),
    });
    const end = await process.extract({ ...rules, pages: [fetched(hostile)] }).then(
      ({ page }) => page.refusal,
      ({ reason }) => reason,
    );
    expect(end).not.toBeNull();
    await expectGood(process);
  });

  it('expands no entities of a feed, and reads the rest', async () => {
    const levels = Array.from(
      { length: 9 },
      (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`,
    ).join('');
    const bomb = `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY l0 "lol">${levels}]><rss version="2.0"><channel><title>&l9;</title><item><title>&l9;</title><link>https://vidu.example/2.html</link></item></channel></rss>`;
    const process = aProcess();
    const list = await process.list({
      ...rules,
      page: fetched(bomb, 'application/rss+xml'),
      format: 'AUTO',
      max: 10,
    });
    expect(list?.items[0]?.url).toBe('https://vidu.example/2.html');
    expect(list?.items[0]?.title.length).toBeLessThan(20);
    const asSitemap = bomb
      .replace('<rss version="2.0">', '<urlset><url><loc>&l9;</loc></url>')
      .replace('</rss>', '</urlset>');
    await process.list({ ...rules, page: fetched(asSitemap, 'text/xml'), format: 'SITEMAP', max: 10 });
    await expectGood(process);
  });

  it('ends at once on an expression that would never end elsewhere', async () => {
    const template = templateDefinition.parse({ fields: { title: [{ kind: 'REGEX', expr: '(x+x+)+y' }] } });
    const process = aProcess();
    const page = fetched(`<h1>${'x'.repeat(20_000)}</h1>`);
    const { page: read } = await process.extract({ ...rules, pages: [page], template });
    expect(read.foundBy.title).not.toMatchObject({ by: 'TEMPLATE' });
  });

  it('is ended by an XPath that runs too long, says so, and only that page fails', async () => {
    const expr = 'count(//*[count(//*[count(//*[count(//*) > 0]) > 0]) > 0])';
    const template = templateDefinition.parse({ fields: { title: [{ kind: 'XPATH', expr }] } });
    const refused: unknown[] = [];
    const process = aProcess({
      bounds: { cpuMs: 1000, memory: 900e6 },
      onRefused: (refusal) => refused.push(refusal),
    });
    await expectGood(process);
    const { pid } = process;
    const slow = process.extract({ ...rules, pages: [fetched('<i></i>'.repeat(2000))], template });
    await expect(slow).rejects.toMatchObject({ reason: 'TOOK_TOO_LONG' });
    expect(refused).toEqual([{ reason: 'TOOK_TOO_LONG', kind: 'extract', url: URL_1 }]);
    expect(existsSync(`/proc/${pid}/exe`)).toBe(false);
    await expectGood(process);
  });

  it('is ended by a page that takes too much memory, and only that page fails', async () => {
    const process = aProcess({ bounds: { cpuMs: 20_000, memory: 150e6 } });
    const large = process.extract({ ...rules, pages: [fetched('<p>a</p>'.repeat(600_000))] });
    await expect(large).rejects.toMatchObject({ reason: 'TOO_LARGE' });
  });

  it('reads the newest of a sitemap of 50 MB and of 10,000 items', async () => {
    // Bounds of its own: what is asked here is the answer, and a busy machine takes many times as long.
    const process = aProcess({ bounds: { cpuMs: 120_000, memory: 900e6 }, wallMs: PATIENCE });
    const entry = (at: number) =>
      `<url><loc>https://vidu.example/tin/${at}.html</loc><lastmod>2026-11-20T${String(Math.floor(at / 600) % 24).padStart(2, '0')}:${String(Math.floor(at / 10) % 60).padStart(2, '0')}:00+07:00</lastmod></url>\n`;
    const many = `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${Array.from({ length: 10_000 }, (_, at) => entry(at)).join('')}</urlset>`;
    const list = await process.list({ ...rules, page: fetched(many, 'text/xml'), format: 'AUTO', max: 50 });
    expect(list).toMatchObject({ isTruncated: true });
    expect(list?.items).toHaveLength(50);
    const filler = entry(1).repeat(Math.ceil((52 * 1024 * 1024) / entry(1).length));
    const huge = fetched(`<urlset>${filler}</urlset>`, 'text/xml');
    const cut = await process.list({ ...rules, page: huge, format: 'SITEMAP', max: 50 });
    expect(cut).toMatchObject({ isTruncated: true });
    await expectGood(process);
  });
});
