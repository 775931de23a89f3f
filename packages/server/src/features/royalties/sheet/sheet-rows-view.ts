import type { MonthState } from '@toasoan/contract/features/posts/royalty/month-states.ts';
import { isClosedMonth } from '@toasoan/contract/features/posts/royalty/month-states.ts';
import type { PayState } from '@toasoan/contract/features/posts/royalty/royalty.ts';
import {
  periodAfter,
  periodOf,
  periodStart,
} from '@toasoan/contract/features/posts/royalty/royalty-period.ts';
import type { PostState } from '@toasoan/contract/features/posts/workflow/post-states.ts';
import type { SheetFilters, SheetRow } from '@toasoan/contract/features/royalties/royalty-sheet.ts';
import type { RoyaltyGroupCode } from '@toasoan/contract/vocabulary/royalty-groups.ts';
import { type RawBuilder, sql } from 'kysely';
import { foldedWords } from '#server/features/posts/public.ts';

/** One row of a sheet as stored. */
export interface SheetRecord {
  readonly kind: 'work' | 'correction';
  readonly row_id: string;
  readonly post_id: string;
  /** False for a post that is gone. */
  readonly has_post: boolean;
  readonly title: string;
  readonly post_state: PostState | null;
  readonly published_time: Date | null;
  readonly authors: readonly { readonly displayName: string; readonly accountId?: string }[] | null;
  readonly genre: string | null;
  readonly royalty_group: RoyaltyGroupCode | null;
  readonly coefficient: string | null;
  readonly unit_value: string | null;
  readonly quality_grade: SheetRow['qualityGrade'];
  readonly pay_state: PayState;
  /** What the row pays: 0 while it is UNSET, and for NONE. */
  readonly amount: string;
  readonly payees: readonly {
    readonly accountId?: string;
    readonly name: string;
    readonly share?: number;
    readonly amount: number;
  }[];
  readonly reason: string;
  /** The month of the post's royalty; null: that of its publication. */
  readonly period: string | null;
  readonly from_period: string | null;
  readonly version: number;
}

export interface SheetMonth {
  readonly projectId: string;
  readonly period: string;
  readonly state: MonthState;
}

/** Some rows alone, so that no sheet is read for them. */
export interface OnlyRows {
  readonly posts: readonly string[];
  readonly corrections: readonly string[];
}

/** First and last moment of a month; it ends before the second. */
export function timesOf(period: string): { readonly from: Date; readonly to: Date } {
  return { from: new Date(periodStart(period)), to: new Date(periodStart(periodAfter(period))) };
}

const PAYS = sql`IN ('PROPOSED', 'APPROVED', 'PAID')`;

/** Of a royalty that may be missing. */
const ROYALTY_COLUMNS = sql`
  royalties.royalty_group, royalties.coefficient, royalties.unit_value, royalties.quality_grade,
  coalesce(royalties.pay_state, 'UNSET') AS pay_state,
  CASE WHEN royalties.pay_state ${PAYS} THEN royalties.amount ELSE 0 END AS amount,
  coalesce(royalties.payees, '[]') AS payees, coalesce(royalties.none_reason, '') AS reason,
  royalties.period, NULL::text AS from_period, coalesce(royalties.version, 0) AS version`;

/**
 * Everything that a month pays, or may pay. An open month: posts by their first publication, whether set or not, those
 * that were moved here, and corrections. A closed month: what it was closed with.
 */
export function sheetRows(month: SheetMonth, narrowing: Narrowing = {}): RawBuilder<SheetRecord> {
  const parts = isClosedMonth(month.state)
    ? [closedWorks(month, narrowing)]
    : [publishedWorks(month, narrowing), movedWorks(month, narrowing)];
  parts.push(corrections(month, narrowing));
  return sql<SheetRecord>`(${sql.join(parts, sql` UNION ALL `)})`;
}

interface Narrowing {
  readonly only?: OnlyRows;
  /** Words of titles. */
  readonly text?: string | undefined;
}

function isOneOf(id: RawBuilder<unknown>, ids: readonly string[] | undefined): RawBuilder<unknown> {
  return ids === undefined ? sql`true` : sql`${id} = ANY (${ids}::bigint[])`;
}

/**
 * Words of a title without regard to marks and case. The search of posts, which keeps titles folded among other words,
 * rules most rows out: folding thousands of titles takes longer than everything else. @param title of the row, which a
 * later title of its post may differ from
 */
function hasTitle(title: RawBuilder<unknown>, text: string | undefined): RawBuilder<unknown> {
  if (text === undefined || text === '') return sql`true`;
  const inSearch = sql`EXISTS (
    SELECT FROM post_search AS words WHERE words.post_id = posts.id AND ${says(sql`words.folded`, text)})`;
  return sql`CASE WHEN posts.title = ${title} AND NOT ${inSearch} THEN false ELSE ${hasWords(title, text)} END`;
}

function publishedIn(period: string): RawBuilder<unknown> {
  const { from, to } = timesOf(period);
  return sql`posts.published_time >= ${from} AND posts.published_time < ${to}`;
}

const OF_POST = sql`
  posts.state AS post_state, posts.published_time, posts.authors, posts.details ->> 'genre' AS genre`;

/** Posts of the month, whether anybody has set them or not, but for those that another month pays. */
function publishedWorks({ projectId, period }: SheetMonth, { only, text }: Narrowing): RawBuilder<unknown> {
  return sql`
    SELECT 'work' AS kind, 'post-' || posts.id AS row_id, posts.id AS post_id, true AS has_post, posts.title,
      ${OF_POST}, ${ROYALTY_COLUMNS}
    FROM posts LEFT JOIN post_royalties AS royalties
      ON royalties.project_id = posts.project_id AND royalties.post_id = posts.id
    WHERE posts.project_id = ${projectId} AND posts.ever_published AND ${publishedIn(period)}
      AND (royalties.period IS NULL OR royalties.period = ${period})
      AND ${isOneOf(sql`posts.id`, only?.posts)} AND ${hasTitle(sql`posts.title`, text)}`;
}

/** Posts of earlier months that this one pays, and works of a reopened month whose posts are gone. */
function movedWorks({ projectId, period }: SheetMonth, { only, text }: Narrowing): RawBuilder<unknown> {
  const title = sql`coalesce(posts.title, royalties.title)`;
  return sql`
    SELECT 'work' AS kind, 'post-' || royalties.post_id AS row_id, royalties.post_id, posts.id IS NOT NULL AS has_post,
      ${title} AS title, posts.state AS post_state,
      coalesce(posts.published_time, royalties.published_time) AS published_time, posts.authors,
      posts.details ->> 'genre' AS genre, ${ROYALTY_COLUMNS}
    FROM post_royalties AS royalties LEFT JOIN posts
      ON posts.project_id = royalties.project_id AND posts.id = royalties.post_id
    WHERE royalties.project_id = ${projectId} AND royalties.period = ${period}
      AND (posts.id IS NULL OR posts.ever_published AND NOT (${publishedIn(period)}))
      AND ${isOneOf(sql`royalties.post_id`, only?.posts)} AND ${hasTitle(title, text)}`;
}

function closedWorks({ projectId, period }: SheetMonth, { only, text }: Narrowing): RawBuilder<unknown> {
  return sql`
    SELECT 'work' AS kind, 'post-' || royalties.post_id AS row_id, royalties.post_id, posts.id IS NOT NULL AS has_post,
      royalties.title, posts.state AS post_state, royalties.published_time, posts.authors, NULL AS genre,
      ${ROYALTY_COLUMNS}
    FROM post_royalties AS royalties LEFT JOIN posts
      ON posts.project_id = royalties.project_id AND posts.id = royalties.post_id
    WHERE royalties.project_id = ${projectId} AND royalties.period = ${period} AND royalties.living_post_id IS NULL
      AND ${isOneOf(sql`royalties.post_id`, only?.posts)} AND ${hasTitle(sql`royalties.title`, text)}`;
}

function corrections({ projectId, period }: SheetMonth, { only, text }: Narrowing): RawBuilder<unknown> {
  return sql`
    SELECT 'correction' AS kind, 'correction-' || corrections.id AS row_id, corrections.post_id,
      posts.id IS NOT NULL AS has_post, corrections.title, posts.state AS post_state, corrections.published_time,
      posts.authors, NULL AS genre, NULL AS royalty_group, NULL AS coefficient, NULL AS unit_value,
      NULL AS quality_grade, corrections.pay_state, corrections.amount, corrections.payees, corrections.reason,
      corrections.period, corrections.from_period, corrections.version
    FROM royalty_corrections AS corrections LEFT JOIN posts
      ON posts.project_id = corrections.project_id AND posts.id = corrections.post_id
    WHERE corrections.project_id = ${projectId} AND corrections.period = ${period}
      AND ${isOneOf(sql`corrections.id`, only?.corrections)} AND ${hasTitle(sql`corrections.title`, text)}`;
}

type Filters = Omit<SheetFilters, 'happy' | 'period'>;

/** The rows of a filter, named `rows`; `sheetRows` has looked at the words. */
export function matching(projectId: string, filters: Filters): RawBuilder<unknown> {
  const { person, group, state, kind, categoryId } = filters;
  const all: RawBuilder<unknown>[] = [sql`true`];
  if (person !== undefined) all.push(isPayee(person));
  if (group !== undefined) all.push(sql`rows.royalty_group = ANY (${group}::text[])`);
  if (state !== undefined) all.push(sql`rows.pay_state = ANY (${state}::text[])`);
  if (kind !== undefined) all.push(sql`rows.kind = ${kind}`);
  if (categoryId !== undefined)
    all.push(sql`EXISTS (
      SELECT FROM post_categories AS link WHERE link.project_id = ${projectId} AND link.post_id = rows.post_id
        AND link.is_main AND link.category_id = ${categoryId})`);
  return sql.join(all, sql` AND `);
}

/** Every word, without regard to marks and case. */
export function hasWords(value: RawBuilder<unknown>, text: string): RawBuilder<unknown> {
  return says(sql`fold_words(lower(${value}))`, text);
}

/** A text of signs alone is found nowhere. */
function says(folded: RawBuilder<unknown>, text: string): RawBuilder<unknown> {
  const words = foldedWords(text);
  if (words.length === 0) return sql`false`;
  return sql`${folded} LIKE ALL (${words.map((word) => `%${word}%`)}::text[])`;
}

function isPayee(person: string): RawBuilder<unknown> {
  const [, kind, value = ''] = /^(account|name):(.*)$/.exec(person) ?? [];
  if (kind === 'account') return sql`rows.payees @> ${JSON.stringify([{ accountId: value }])}::jsonb`;
  return sql`jsonb_path_exists(rows.payees, '$[*] ? (@.name == $name && !exists(@.accountId))',
    ${JSON.stringify({ name: value })}::jsonb)`;
}

/** The answer of one row. */
export function sheetRowOf(
  row: SheetRecord & { readonly main_category?: { readonly id: string; readonly title: string } | null },
  period: string,
): SheetRow {
  const pays = row.pay_state !== 'UNSET' && row.pay_state !== 'NONE';
  const published = row.published_time === null ? null : periodOf(row.published_time.getTime());
  return {
    id: row.row_id,
    kind: row.kind,
    postId: row.has_post ? row.post_id : null,
    title: row.title,
    postState: row.post_state,
    publishedTime: row.published_time?.toISOString() ?? null,
    mainCategory: row.main_category ?? null,
    authors: (row.authors ?? []).map(({ displayName }) => displayName),
    royaltyGroup: row.royalty_group,
    coefficient: numberOf(row.coefficient),
    unitValue: numberOf(row.unit_value),
    qualityGrade: row.quality_grade,
    payState: row.pay_state,
    amount: Number(row.amount),
    payees: row.payees.map(({ accountId, name, share, amount }) => ({
      ...(accountId !== undefined && { accountId }),
      name,
      share: share ?? null,
      amount: pays ? amount : 0,
    })),
    reason: row.reason,
    fromPeriod: row.from_period ?? (published === period ? null : published),
    version: row.version,
  };
}

function numberOf(value: string | null): number | null {
  return value === null ? null : Number(value);
}
