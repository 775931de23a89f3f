import type { MediaView } from '@toasoan/contract/features/media/media-list.ts';
import { YES } from '@toasoan/contract/vocabulary/tri-state.ts';
import { type RawBuilder, sql } from 'kysely';
import { foldedMediaWords } from '../../media-search-text.ts';
import type { ResolvedMediaQuery } from './resolved-media-query-view.ts';

const KEPT = sql<boolean>`media.state <> 'TRASHED'`;
const WITH_CHILD = sql<boolean>`media.has_identifiable_child = ${sql.lit(YES)}`;

interface Viewer {
  readonly userId: string;
  readonly warnUntil?: string | undefined;
}

/** The condition of each tab. Written out, because the indexes and the maintained counts use the same text. */
const VIEWS: Readonly<Record<MediaView, (viewer: Viewer) => RawBuilder<boolean>>> = {
  all: () => KEPT,
  mine: ({ userId }) => sql`${KEPT} AND media.created_by_id = ${userId}`,
  noAlt: () => sql`${KEPT} AND media.lacks_alt`,
  noCredit: () => sql`${KEPT} AND media.lacks_credit`,
  expiring: ({ warnUntil }) => expiring(sql`${warnUntil}::date`),
  children: () => sql`${KEPT} AND ${WITH_CHILD}`,
  ai: () => sql`${KEPT} AND media.ai_use <> 'NONE'`,
  unused: () => sql`${KEPT} AND media.use_count = 0`,
  QUARANTINED: () => sql`media.state = 'QUARANTINED'`,
  FAILED: () => sql`media.state = 'FAILED'`,
  TRASHED: () => sql`media.state = 'TRASHED'`,
};

/** The first part equals the condition of the index of licence ends. */
export function expiring(until: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`${KEPT} AND (media.licence_until IS NOT NULL OR media.licence_status = 'EXPIRED')
    AND (media.licence_status = 'EXPIRED' OR media.licence_until <= ${until})`;
}

/** Conditions of a list; undefined where nothing can match: a search without any word. */
export function mediaFilter(
  projectId: string,
  userId: string,
  query: ResolvedMediaQuery,
): RawBuilder<boolean> | undefined {
  const words = query.text === undefined ? undefined : foldedMediaWords(query.text);
  if (words?.length === 0) return undefined;
  const conditions = [
    sql<boolean>`media.project_id = ${projectId}`,
    VIEWS[query.view]({ userId, warnUntil: query.warnUntil }),
    words && sql<boolean>`media.search_terms @@ ${searchTerms(projectId, words)}::tsquery`,
    ...factConditions(query),
    ...placeConditions(query),
  ];
  return sql.join(
    conditions.filter((condition) => condition !== undefined),
    sql` AND `,
  );
}

type Condition = RawBuilder<boolean> | undefined;

function factConditions(query: ResolvedMediaQuery): Condition[] {
  const date = query.dateKind === 'takenTime' ? sql.ref('media.taken_time') : sql.ref('media.create_time');
  return [
    oneOf('kind', query.kind),
    oneOf('licence', query.licence),
    oneOf('licence_status', query.licenceStatus),
    oneOf('ai_use', query.aiUse),
    query.createdBy && sql`media.created_by_id = ANY (${query.createdBy}::bigint[])`,
    is(sql`media.lacks_alt`, query.noAlt),
    is(sql`media.lacks_credit`, query.noCredit),
    is(WITH_CHILD, query.children),
    is(sql`media.use_count = 0`, query.unused),
    query.fromTime && sql`${date} >= ${query.fromTime}`,
    query.toTime && sql`${date} < ${query.toTime}`,
  ];
}

function placeConditions({ folderIds, collectionId, tagId }: ResolvedMediaQuery): Condition[] {
  return [
    folderIds && inFolders(folderIds),
    collectionId === undefined
      ? undefined
      : linked('media_collection_items', 'collection_id', [collectionId]),
    tagId && linked('media_tags', 'tag_id', tagId),
  ];
}

function inFolders(ids: 'root' | readonly string[]): RawBuilder<boolean> {
  if (ids === 'root') return sql`media.folder_id IS NULL`;
  return sql`media.folder_id = ANY (${ids}::bigint[])`;
}

function oneOf(column: string, values: readonly string[] | undefined): Condition {
  if (values === undefined) return undefined;
  return sql`media.${sql.ref(column)} IN (${sql.join(values.map((value) => sql.lit(value)))})`;
}

function is(condition: RawBuilder<unknown>, asked: boolean | undefined): Condition {
  if (asked === undefined) return undefined;
  return asked ? sql`${condition}` : sql`NOT (${condition})`;
}

function linked(table: string, column: string, ids: readonly string[]): RawBuilder<boolean> {
  return sql`EXISTS (
    SELECT FROM ${sql.table(table)} AS link
    WHERE link.project_id = media.project_id AND link.media_id = media.id
      AND link.${sql.ref(column)} = ANY (${ids}::bigint[]))`;
}

/** All words in any order, diacritics ignored; the last one may be a prefix. */
function searchTerms(projectId: string, words: readonly string[]): string {
  return `${words.map((word) => `'${projectId}:${word}'`).join(' & ')}:*`;
}

/** Not filters: page, order, and keys without a meaning of their own. */
const POSITION: ReadonlySet<string> = new Set([
  'view',
  'page',
  'limit',
  'sort',
  'happy',
  'dateKind',
  'tellUntil',
]);

/** Whether the list shows everything its tab counts. */
export function isWholeView(query: ResolvedMediaQuery): boolean {
  return Object.entries(query).every(([key, value]) => value === undefined || POSITION.has(key));
}
