import type {
  TakedownState,
  TakedownView,
  TakenDownPost,
} from '@toasoan/contract/features/posts/takedown/takedown-case.ts';
import type { TakedownListQuery } from '@toasoan/contract/features/posts/takedown/takedown-endpoints.ts';
import { PERSONAL_REASONS } from '@toasoan/contract/features/posts/takedown/takedown-facts.ts';
import { soonUntil } from '@toasoan/contract/features/posts/takedown/takedown-rules.ts';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import { renderArticle } from '#server/core/article/render-article.ts';
import type { Db } from '#server/core/db/database.ts';
import { countUpToBound, offsetOf } from '#server/core/db/page.ts';
import type { TakedownCaseTable } from '#server/core/db/tables/post-record-tables.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { textSearch } from '../list/text-search-view.ts';
import { type PostRecord, snapshotOf } from '../post-record.ts';

/** The columns of one case without the long snapshot of its post. */
export type TakedownRow = Omit<
  Selectable<TakedownCaseTable>,
  'snapshot' | 'done_by_id' | 'reinstated_by_id'
> & {
  readonly post_title: string;
  readonly post_slug: string;
};

const FACTS = [
  'takedown_cases.id',
  'takedown_cases.project_id',
  'post_id',
  'takedown_cases.state',
  'reason_kind',
  'order_ref',
  'order_issuer',
  'order_time',
  'received_time',
  'due_time',
  'scope',
  'takedown_cases.note',
  'done_time',
  'done_by_name',
  'reason',
  'reinstated_time',
  'reinstated_by_name',
  'reinstate_reason',
  'takedown_cases.version',
  'takedown_cases.create_time',
  'takedown_cases.update_time',
  'takedown_cases.created_by_id',
  'takedown_cases.created_by_name',
  'takedown_cases.updated_by_id',
  'takedown_cases.updated_by_name',
  'posts.title as post_title',
  'posts.slug as post_slug',
] as const;

function casesOf(db: Db, projectId: string) {
  return db
    .selectFrom('takedown_cases')
    .innerJoin('posts', (join) =>
      join
        .onRef('posts.project_id', '=', 'takedown_cases.project_id')
        .onRef('posts.id', '=', 'takedown_cases.post_id'),
    )
    .where('takedown_cases.project_id', '=', projectId);
}

/** The condition of each tab; the counts use the same. */
const VIEWS = {
  open: sql<boolean>`takedown_cases.state = 'OPEN'`,
  overdue: sql<boolean>`takedown_cases.state = 'OPEN' AND due_time < now()`,
  done: sql<boolean>`takedown_cases.state <> 'OPEN'`,
  all: sql<boolean>`true`,
} as const satisfies Record<TakedownView, unknown>;

export interface CaseReader {
  /** May take posts down, and therefore sees the papers of every case. */
  readonly decides: boolean;
}

/** Files of cases are for people who decide. */
const DECIDER: CaseReader = { decides: true };

type TakedownFilter = Pick<TakedownListQuery, 'view' | 'postId' | 'text'>;

/** A text is searched in the title, as in the list of posts, and in the order's reference where the reader sees it. */
function matching(
  db: Db,
  projectId: string,
  { view, postId, text }: TakedownFilter,
  { decides }: CaseReader,
) {
  let rows = casesOf(db, projectId).where(VIEWS[view]);
  if (postId !== undefined) rows = rows.where('post_id', '=', postId);
  if (text) {
    const order = sql<string>`lower(concat_ws(' ', order_ref, order_issuer))`;
    const seen = decides ? sql`true` : sql`reason_kind NOT IN (${sql.join(PERSONAL_REASONS)})`;
    const named = sql<boolean>`(${seen} AND position(lower(${text}) IN ${order}) > 0)`;
    const title = textSearch(text);
    rows = rows.where(title ? sql<boolean>`(${named} OR ${title.matches})` : named);
  }
  return rows;
}

/** Newest first, one batch below the id given, for a file of all of them. */
export async function readCases(
  db: Db,
  projectId: string,
  filter: TakedownFilter,
  { before, limit }: { readonly before: string | undefined; readonly limit: number },
): Promise<TakedownRow[]> {
  return await matching(db, projectId, filter, DECIDER)
    .select(FACTS)
    .$if(before !== undefined, (query) => query.where('takedown_cases.id', '<', before ?? ''))
    .orderBy('takedown_cases.id', 'desc')
    .limit(limit)
    .execute();
}

/** Of all of them, as `readCases` reads them. */
export function countMatching(db: Db, projectId: string, filter: TakedownFilter): Promise<number> {
  return countUpToBound(db, matching(db, projectId, filter, DECIDER));
}

/** Open cases first, the earliest due on top; then the others, newest first. */
export async function listCases(
  db: Db,
  projectId: string,
  query: TakedownListQuery,
  reader: CaseReader,
): Promise<{ readonly rows: readonly TakedownRow[]; readonly count: number }> {
  const found = matching(db, projectId, query, reader);
  const rows = await found
    .select(FACTS)
    .orderBy(sql`takedown_cases.state <> 'OPEN',
      CASE takedown_cases.state WHEN 'OPEN' THEN due_time END, done_time DESC, takedown_cases.id DESC`)
    .limit(query.limit)
    .offset(offsetOf(query))
    .execute();
  return { rows, count: await countUpToBound(db, found) };
}

export async function countCases(db: Db, projectId: string): Promise<CaseCounts> {
  const { rows } = await sql<{ counts: CaseCounts }>`SELECT ${caseCounts(projectId)} AS counts`.execute(db);
  return rows[0]?.counts ?? { open: 0, overdue: 0, done: 0, all: 0, dueSoon: 0 };
}

type CaseCounts = Readonly<Record<TakedownView | 'dueSoon', number>>;

/** As one column. */
export function caseCounts(projectId: string): RawBuilder<CaseCounts> {
  const now = new Date();
  const soon = sql`state = 'OPEN' AND due_time BETWEEN ${now} AND ${soonUntil(now)}`;
  const counts = Object.entries({ ...VIEWS, dueSoon: soon }).map(
    ([name, condition]) => sql`${sql.lit(name)}, count(*) FILTER (WHERE ${condition})`,
  );
  return sql`(
    SELECT json_build_object(${sql.join(counts)}) FROM takedown_cases WHERE project_id = ${projectId}
  )`;
}

/** @throws NOT_FOUND also for another project's case. */
export async function getCase(db: Db, projectId: string, id: string): Promise<TakedownRow> {
  const row = await casesOf(db, projectId)
    .select(FACTS)
    .where('takedown_cases.id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw new AppError('NOT_FOUND');
  return row;
}

/** With the post as it was. @throws as `getCase`. */
export async function getCaseAndPost(
  db: Db,
  projectId: string,
  id: string,
): Promise<TakedownRow & { readonly snapshot: unknown }> {
  const row = await casesOf(db, projectId)
    .select([...FACTS, 'snapshot'])
    .where('takedown_cases.id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw new AppError('NOT_FOUND');
  return row;
}

/** The newest case of a post in this state. */
export async function findCaseOfPost(
  db: Db,
  projectId: string,
  postId: string,
  state: TakedownState,
): Promise<TakedownRow | undefined> {
  return await casesOf(db, projectId)
    .select(FACTS)
    .where('post_id', '=', postId)
    .where('takedown_cases.state', '=', state)
    .orderBy('takedown_cases.id', 'desc')
    .executeTakeFirst();
}

/** The complete content of a post, for inspection. */
export function takenDown(post: PostRecord): TakenDownPost {
  return {
    ...snapshotOf(post),
    contentHtml: renderArticle(post.content),
    state: post.state,
    version: post.version,
    publishedTime: post.published_time?.toISOString() ?? null,
    pending: post.pending,
  };
}
