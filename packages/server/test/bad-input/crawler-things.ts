import { parserSourceEndpoints } from '@toasoan/contract/features/parser-sources/endpoints.ts';
import { aCrawledItem } from '#server/features/crawler-review/test-support/a-crawled-item.ts';
import type { TestServer } from '#test/test-server.ts';

export type CrawlerThing = 'parserSource' | 'crawlRun' | 'crawledItem';

export const CRAWLER_PATHS: readonly [RegExp, CrawlerThing][] = [
  [/parser-source/, 'parserSource'],
  [/crawled-item/, 'crawledItem'],
];

/** What texts of other sites are fetched by. */
export async function crawlerThingsIn(
  server: TestServer,
  headers: Readonly<Record<string, string>>,
): Promise<Record<CrawlerThing, string>> {
  const source = await server.ask(parserSourceEndpoints.create, {
    body: { title: 'Báo Chợ nổi', homeUrl: 'https://cho-noi.example/', status: 'ENABLE' },
    headers,
  });
  const run = await server.ask(parserSourceEndpoints.run, { params: { id: source.id }, headers });
  const item = await aCrawledItem(server.db, headers['project-id'] ?? '', source.id);
  return { parserSource: source.id, crawlRun: run.id, crawledItem: item };
}
