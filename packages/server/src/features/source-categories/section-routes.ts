import { sourceCategoryEndpoints } from '@toasoan/contract/features/source-categories/endpoints.ts';
import { addressKey } from '@toasoan/contract/features/source-categories/section-rules.ts';
import type {
  Discovery,
  SourceCategory,
} from '@toasoan/contract/features/source-categories/source-category.ts';
import { auditOf } from '#server/core/audit/audit-log.ts';
import { crudRoutes, statusBulkRoute } from '#server/core/crud/crud-routes.ts';
import type { Db } from '#server/core/db/database.ts';
import { type Route, route, transactionRoute } from '#server/core/http/route.ts';
import { getParserSource } from '#server/features/parser-sources/public.ts';
import { importSections, knownAddresses, noteSeen } from './discovery/import-sections-store.ts';
import { type DiscoverSections, type FetchSitePage, type NoPage, readSite } from './discovery/read-site.ts';
import type { SectionMappings } from './section-mappings.ts';
import { auditedSection, type SectionRow } from './section-row.ts';
import { lockSections, sectionRule, sectionStore } from './section-store.ts';
import { countSections, findSections, listSections, withSuggestions } from './section-view.ts';

const auditSection = auditOf('sourceCategory', auditedSection);

interface SectionDependencies {
  readonly now: () => Date;
  readonly mappings: SectionMappings;
  readonly fetchPages: (db: Db) => FetchSitePage;
  readonly discover: DiscoverSections;
}

export function sourceCategoryRoutes(dependencies: SectionDependencies): readonly Route[] {
  const { now, mappings } = dependencies;
  const store = sectionStore(mappings);
  const answerOf = async (row: SectionRow, { db }: { readonly db: Db }): Promise<SourceCategory> => {
    const [section] = await withSuggestions(db, row.project_id, [row]);
    if (section === undefined) throw new Error('A section without an answer.');
    return section;
  };
  const sections = { store, audit: auditSection, answerOf };

  return [
    route(sourceCategoryEndpoints.list, ({ db, projectId, query }) =>
      listSections(db, projectId, query, mappings),
    ),
    route(sourceCategoryEndpoints.counts, ({ db, projectId }) => countSections(db, projectId, mappings)),
    ...Object.values(crudRoutes(sourceCategoryEndpoints, sections)),
    statusBulkRoute(sourceCategoryEndpoints.bulk, sections),
    route(sourceCategoryEndpoints.discover, ({ db, projectId, body }) =>
      discover(db, projectId, body.sourceId, dependencies),
    ),
    transactionRoute(sourceCategoryEndpoints.import, async (call) => {
      const { db, projectId, caller, body } = call;
      await lockSections(db, projectId);
      const source = await getParserSource(db, projectId, body.sourceId);
      const ids = await importSections(db, source, body.items, { by: caller, now: now() });
      for (const after of await findSections(db, projectId, ids, mappings))
        await auditSection(call, 'import', { after });
      return { created: ids.length, skipped: body.items.length - ids.length };
    }),
    transactionRoute(sourceCategoryEndpoints.map, async (call) => {
      const section = await store.hold(call, call.body.id);
      const link = { sourceId: section.source_id, sourceCategoryId: section.id };
      await mappings.addLink(call, { ...link, categoryId: call.body.categoryId });
      return await answerOf(await store.get(call, section.id), call);
    }),
  ];
}

const NOT_READ = {
  BUSY: 'SITE_BUSY',
  FORBIDDEN: 'SITE_FORBIDS',
  UNREADABLE: 'SITE_NOT_READ',
} as const satisfies Record<NoPage, string>;

/** @throws NO_SITE, SITE_BUSY, SITE_FORBIDS, SITE_NOT_READ */
async function discover(
  db: Db,
  projectId: string,
  sourceId: string,
  { now, fetchPages, discover: read }: SectionDependencies,
): Promise<Discovery> {
  const source = await getParserSource(db, projectId, sourceId);
  if (source.home_url === '') throw sectionRule('NO_SITE', 'sourceId');
  const site = await readSite(source, { fetchPage: fetchPages(db), discover: read, now });
  if (typeof site === 'string') throw sectionRule(NOT_READ[site], 'sourceId');
  const known = await knownAddresses(db, source);
  const addresses = site.sections.map(({ url }) => url);
  await noteSeen(db, source, addresses, now());
  return {
    pages: [...site.pages],
    unread: [...site.unread],
    sections: site.sections.map((section) => ({ ...section, isKnown: known.has(addressKey(section.url)) })),
  };
}
