import { categoryEndpoints } from '@toasoan/contract/features/categories/endpoints.ts';
import { parserSourceEndpoints } from '@toasoan/contract/features/parser-sources/endpoints.ts';
import { aCrawledItem } from '#server/features/crawler-review/test-support/a-crawled-item.ts';
import { sourceCategoryEndpoints } from '@toasoan/contract/features/source-categories/endpoints.ts';
import { sourceLinkEndpoints } from '@toasoan/contract/features/source-links/endpoints.ts';
import type { TestServer } from '#test/test-server.ts';

export type CrawlerThing = 'parserSource' | 'crawlRun' | 'crawledItem' | 'sourceCategory' | 'sourceLink';

export const CRAWLER_PATHS: readonly [RegExp, CrawlerThing][] = [
  [/parser-source/, 'parserSource'],
  [/source-categor/, 'sourceCategory'],
  [/source-link/, 'sourceLink'],
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
  const section = await server.ask(sourceCategoryEndpoints.create, {
    body: { sourceId: source.id, title: 'Miền sông', url: 'https://cho-noi.example/mien-song' },
    headers,
  });
  const category = await server.ask(categoryEndpoints.create, { body: { title: 'Sông nước' }, headers });
  const link = await server.ask(sourceLinkEndpoints.create, {
    body: { sourceId: source.id, sourceCategoryId: section.id, targetId: category.id },
    headers,
  });
  return {
    parserSource: source.id,
    crawlRun: run.id,
    crawledItem: item,
    sourceCategory: section.id,
    sourceLink: link.id,
  };
}
