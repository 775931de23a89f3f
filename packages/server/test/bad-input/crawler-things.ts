import { parserSourceEndpoints } from '@toasoan/contract/features/parser-sources/endpoints.ts';
import type { TestServer } from '#test/test-server.ts';

export type CrawlerThing = 'parserSource' | 'crawlRun';

export const CRAWLER_PATHS: readonly [RegExp, CrawlerThing][] = [[/parser-source/, 'parserSource']];

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
  return { parserSource: source.id, crawlRun: run.id };
}
