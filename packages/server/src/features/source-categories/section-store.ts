import {
  addressKey,
  isOnDomain,
  SECTION_RULE_TEXTS,
} from '@toasoan/contract/features/source-categories/section-rules.ts';
import {
  MAX_SECTIONS,
  type SourceCategoryCreate,
  type SourceCategoryUpdate,
} from '@toasoan/contract/features/source-categories/source-category.ts';
import { foldVietnamese, wordsOf } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';
import { sql } from 'kysely';
import type { RecordStore } from '#server/core/crud/crud-routes.ts';
import type { Db } from '#server/core/db/database.ts';
import { insertVersioned, removeVersioned, updateVersioned } from '#server/core/db/versioned.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import { findParserSource, type ParserSourceRow } from '#server/features/parser-sources/public.ts';
import type { SectionMappings } from './section-mappings.ts';
import type { SectionRow } from './section-row.ts';
import { findSections } from './section-view.ts';

type Rule = keyof typeof SECTION_RULE_TEXTS;
export const sectionRule = (rule: Rule, field: string, values?: Readonly<Record<string, number | string>>) =>
  ruleNotMet(SECTION_RULE_TEXTS, rule, field, values);

/** One writer of a project's sections and links at a time: addresses are theirs alone. */
export async function lockSections(db: Db, projectId: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('source_categories'), hashtext(${projectId}))`.execute(db);
}

/** @throws SOURCE_UNKNOWN */
async function sourceOf(db: Db, projectId: string, id: string): Promise<ParserSourceRow> {
  const source = await findParserSource(db, projectId, id);
  if (source === undefined) throw sectionRule('SOURCE_UNKNOWN', 'sourceId');
  return source;
}

export function sectionStore(
  mappings: SectionMappings,
): RecordStore<SectionRow, SourceCategoryCreate, SourceCategoryUpdate> {
  async function get({ db, projectId }: { readonly db: Db; readonly projectId: string }, id: string) {
    const [row] = await findSections(db, projectId, [id], mappings);
    if (row === undefined) throw new AppError('NOT_FOUND');
    return row;
  }
  return {
    get,
    async hold(call, id) {
      await lockSections(call.db, call.projectId);
      return await get(call, id);
    },
    async insert(call, body) {
      const { db, projectId, caller } = call;
      await lockSections(db, projectId);
      const source = await sourceOf(db, projectId, body.sourceId);
      if ((await countOfSource(db, projectId, source.id)) >= MAX_SECTIONS)
        throw sectionRule('TOO_MANY_SECTIONS', 'title', { most: MAX_SECTIONS });
      const values = await columnsOf(db, source, body, undefined);
      const { id } = await insertVersioned(
        db,
        'source_categories',
        projectId,
        { ...values, source_id: source.id },
        caller,
      );
      return await get(call, id);
    },
    async update(call, before, change) {
      const source = await sourceOf(call.db, call.projectId, before.source_id);
      const values = await columnsOf(call.db, source, change, before);
      await updateVersioned(call.db, 'source_categories', before, values, call.caller);
      return await get(call, before.id);
    },
    async remove({ db, projectId }, before) {
      const count = await mappings.countLinks(db, projectId, before.id);
      if (count > 0) throw sectionRule('SECTION_LINKED', 'id', { count });
      await removeVersioned(db, 'source_categories', before);
    },
  };
}

async function countOfSource(db: Db, projectId: string, sourceId: string): Promise<number> {
  const { rows } = await db
    .selectFrom('source_categories')
    .select(({ fn }) => fn.countAll<string>().as('rows'))
    .where('project_id', '=', projectId)
    .where('source_id', '=', sourceId)
    .executeTakeFirstOrThrow();
  return Number(rows);
}

type Body = SourceCategoryCreate | Omit<SourceCategoryUpdate, 'id' | 'version'>;

/** The columns of a section as it will be: what a change leaves out stays. */
async function columnsOf(db: Db, source: ParserSourceRow, body: Body, before: SectionRow | undefined) {
  const title = body.title ?? before?.title ?? '';
  const url = body.url ?? before?.url ?? '';
  if (body.url !== undefined) await checkAddress(db, source, { id: before?.id ?? '0', url });
  if (body.rssUrl && !isOnDomain(body.rssUrl, source.domains)) throw sectionRule('FOREIGN_SECTION', 'rssUrl');
  if (body.parentId) await checkParent(db, source, { id: before?.id ?? '0', parentId: body.parentId });
  return {
    title,
    url,
    url_key: addressKey(url),
    rss_url: body.rssUrl,
    parent_id: body.parentId,
    status: body.status,
    search_text: searchTextOf(source.title, title, url),
  };
}

export function searchTextOf(sourceTitle: string, title: string, url: string): string {
  return ` ${wordsOf(foldVietnamese(`${title} ${sourceTitle} ${url}`)).join(' ')}`;
}

/** @throws FOREIGN_SECTION, SECTION_TAKEN */
async function checkAddress(
  db: Db,
  source: ParserSourceRow,
  { id, url }: { readonly id: string; readonly url: string },
): Promise<void> {
  if (!isOnDomain(url, source.domains)) throw sectionRule('FOREIGN_SECTION', 'url');
  const other = await db
    .selectFrom('source_categories')
    .select('title')
    .where('project_id', '=', source.project_id)
    .where('source_id', '=', source.id)
    .where('url_key', '=', addressKey(url))
    .where('id', '<>', id)
    .executeTakeFirst();
  if (other !== undefined) throw sectionRule('SECTION_TAKEN', 'url', { title: other.title });
}

/** @throws PARENT_UNKNOWN, PARENT_IN_CIRCLE */
async function checkParent(
  db: Db,
  source: ParserSourceRow,
  { id, parentId }: { readonly id: string; readonly parentId: string },
): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    WITH RECURSIVE above AS (
      SELECT id, parent_id FROM source_categories
      WHERE project_id = ${source.project_id} AND source_id = ${source.id} AND id = ${parentId}
      UNION
      SELECT parent.id, parent.parent_id FROM source_categories AS parent
      JOIN above ON parent.id = above.parent_id WHERE parent.project_id = ${source.project_id}
    )
    SELECT id::text FROM above`.execute(db);
  if (rows.length === 0 || parentId === id) throw sectionRule('PARENT_UNKNOWN', 'parentId');
  if (rows.some((row) => row.id === id)) throw sectionRule('PARENT_IN_CIRCLE', 'parentId');
}
