import { gzipSync } from 'node:zlib';
import { categoryEndpoints } from '@toasoan/contract/features/categories/endpoints.ts';
import { addedPageEndpoints } from '@toasoan/contract/features/crawler-review/adding/endpoints.ts';
import { parserSourceEndpoints } from '@toasoan/contract/features/parser-sources/endpoints.ts';
import { parserTemplateEndpoints } from '@toasoan/contract/features/parser-templates/endpoints.ts';
import { sourceCategoryEndpoints } from '@toasoan/contract/features/source-categories/endpoints.ts';
import { sourceLinkEndpoints } from '@toasoan/contract/features/source-links/endpoints.ts';
import { sql } from 'kysely';
import { sendFile } from '#server/features/attachments/test-support/send-file.ts';
import { aCrawledItem } from '#server/features/crawler-review/test-support/a-crawled-item.ts';
import { makePdf } from '#server/features/media/upload/test-support/make-files.ts';
import type { TestServer } from '#test/test-server.ts';

export type CrawlerThing =
  | 'parserTemplate'
  | 'parserSource'
  | 'parserSourceFile'
  | 'addedPage'
  | 'crawlRun'
  | 'crawledItem'
  | 'sourceCategory'
  | 'sourceLink';

export const CRAWLER_PATHS: readonly [RegExp, CrawlerThing][] = [
  [/parser-source/, 'parserSource'],
  [/parser-template/, 'parserTemplate'],
  [/source-categor/, 'sourceCategory'],
  [/source-link/, 'sourceLink'],
  [/crawled-item\/added/, 'addedPage'],
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
  const added = await server.ask(addedPageEndpoints.add, {
    body: { url: 'https://cho-noi.example/them.html' },
    headers,
  });
  const url = `${server.config.apiBase}/admin/parser-source/attachment/add/${source.id}`;
  const file = await sendFile(server.app, url, { headers, fileName: 'thoa-thuan.pdf', content: makePdf() });
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
    parserTemplate: await aTemplate(server, headers, source.id),
    parserSource: source.id,
    parserSourceFile: file.data.id,
    addedPage: added.runId ?? '',
    crawlRun: run.id,
    crawledItem: item,
    sourceCategory: section.id,
    sourceLink: link.id,
  };
}

/** With a version and a test page, so that every call about it can be answered. */
async function aTemplate(
  server: TestServer,
  headers: Readonly<Record<string, string>>,
  sourceId: string,
): Promise<string> {
  const url = 'https://cho-noi.example/mot-bai.html';
  const { id } = await server.ask(parserTemplateEndpoints.create, {
    body: { title: 'Mẫu Chợ nổi', sources: [{ sourceId }], testUrls: [url] },
    headers,
  });
  const body = gzipSync('<h1>Chợ nổi mùa nước về</h1><p>Ghe xuồng về từ tờ mờ sáng.</p>');
  await sql`
    WITH version AS (
      INSERT INTO parser_template_versions (project_id, template_id, no, definition, from_time, user_name)
      SELECT project_id, id, 1, draft, now(), 'Hệ thống' FROM parser_templates WHERE id = ${id}
    )
    INSERT INTO parser_template_samples (project_id, template_id, url, content_type, body, fetch_time)
    SELECT project_id, id, ${url}, 'text/html', ${body}, now() FROM parser_templates WHERE id = ${id}`.execute(
    server.db,
  );
  return id;
}
