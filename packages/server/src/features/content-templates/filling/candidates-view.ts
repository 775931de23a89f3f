import { MAX_MATCHES } from '@toasoan/contract/features/content-templates/filled-block.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { PLANNED_EACH_TIME } from '#server/core/db/named-statements.ts';
import { facet } from '#server/features/posts/public.ts';
import type { BlockPlace, PostReads } from './block-place.ts';
import type { BlockRule } from './block-rule.ts';
import { newestFirst, seenInLists } from './seen-posts-view.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const LEFT_OUT_SHOWN = 5;

/** What is asked for one block: its rule and how far to look. */
export interface Asked {
  readonly key: string;
  readonly rule: BlockRule | undefined;
  readonly backfill: BlockRule | undefined;
  readonly pinIds: readonly string[];
  readonly count: number;
  /** Also what the rule finds without pictures, and how many it finds in all. */
  readonly explain: boolean;
}

export interface Found {
  readonly key: string;
  readonly rule: readonly string[];
  readonly backfill: readonly string[];
  /** Of the pinned ones, those that readers can open. */
  readonly pins: readonly string[];
  readonly withoutImage: readonly string[];
  readonly matches: number;
}

interface Asking {
  readonly place: BlockPlace;
  readonly reads: PostReads | undefined;
}

/** The ids of all blocks of a page, in one statement. */
export async function findCandidates(
  db: Db,
  place: BlockPlace,
  asked: readonly Asked[],
  reads?: PostReads,
): Promise<Map<string, Found>> {
  if (asked.length === 0) return new Map();
  const asking = { place, reads };
  const parts = asked.map((block) => {
    const { rule, backfill, count, explain } = block;
    const noImage = explain && rule?.needsImage ? idsOf(asking, rule, LEFT_OUT_SHOWN, 'no') : NONE;
    return sql`(SELECT ${block.key} AS key, ${rule ? idsOf(asking, rule, count) : NONE} AS rule,
      ${backfill ? idsOf(asking, backfill, count) : NONE} AS backfill, ${openOf(place, block.pinIds)} AS pins,
      ${noImage} AS "withoutImage", ${explain && rule ? countOf(asking, rule) : sql`0`} AS matches)`;
  });
  const { rows } = await sql<Found>`${sql.raw(PLANNED_EACH_TIME)}
    ${sql.join(parts, sql` UNION ALL `)}`.execute(db);
  return new Map(rows.map((row) => [row.key, row]));
}

const NONE = sql<string[]>`'{}'::text[]`;

function openOf(place: BlockPlace, ids: readonly string[]): RawBuilder<string[]> {
  if (ids.length === 0) return NONE;
  return sql`ARRAY(SELECT posts.id::text FROM posts
    WHERE posts.project_id = ${place.projectId} AND posts.id = ANY (${ids}::bigint[]) AND ${seenInLists(place)})`;
}

function idsOf(asking: Asking, rule: BlockRule, count: number, picture?: 'no'): RawBuilder<string[]> {
  const where = conditions(asking.place, rule, picture);
  const most = sql.lit(count);
  const order = newestFirst(asking.place);
  const newest = sql<
    string[]
  >`ARRAY(SELECT posts.id::text FROM posts WHERE ${where} ORDER BY ${order} LIMIT ${most})`;
  switch (rule.sort) {
    case 'NEWEST':
      return newest;
    case 'ORDER':
      return sql<string[]>`ARRAY(${focusOf(asking.place, where, most)}) || ${newest}`;
    case 'MOST_COMMENTED':
      return sql`ARRAY(SELECT posts.id::text FROM posts JOIN (${commentsOf(asking.place)}) AS counted
        ON counted.post_id = posts.id WHERE ${where} ORDER BY counted.comments DESC, ${order} LIMIT ${most})`;
    case 'MOST_READ':
      if (asking.reads === undefined) return NONE;
      return sql`ARRAY(SELECT posts.id::text FROM posts JOIN (${asking.reads(asking.place.projectId, since(asking.place.now, rule.days))}) AS counted
        ON counted.post_id = posts.id WHERE ${where} ORDER BY counted.reads DESC, ${order} LIMIT ${most})`;
  }
}

/** The focus stories, as editors ordered them. */
function focusOf(place: BlockPlace, where: RawBuilder<unknown>, most: RawBuilder<unknown>) {
  const { projectId, now } = place;
  return sql`SELECT posts.id::text FROM post_placements AS focus
    JOIN posts ON posts.project_id = focus.project_id AND posts.id = focus.post_id
    WHERE focus.project_id = ${projectId} AND focus.kind = 'FOCUS'
      AND (focus.until IS NULL OR focus.until > ${now}) AND ${where}
    ORDER BY focus.position NULLS LAST, ${newestFirst(place)} LIMIT ${most}`;
}

function commentsOf({ projectId }: BlockPlace): RawBuilder<unknown> {
  return sql`SELECT target_id AS post_id, sum(count) AS comments FROM comment_target_counts
    WHERE project_id = ${projectId} AND target_type = 'POST' GROUP BY target_id HAVING sum(count) > 0`;
}

function countOf({ place }: Asking, rule: BlockRule): RawBuilder<number> {
  return sql`(SELECT count(*)::int FROM (
    SELECT FROM posts WHERE ${conditions(place, rule)} LIMIT ${sql.lit(MAX_MATCHES)}) AS bounded)`;
}

const since = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS);

function conditions(place: BlockPlace, rule: BlockRule, picture?: 'no'): RawBuilder<unknown> {
  const { projectId, now, language, isHome, post } = place;
  const one = (kind: Parameters<typeof facet>[1], value: string) => facet(projectId, kind, value);
  const anyOf = (kind: Parameters<typeof facet>[1], values: readonly string[]) =>
    values.length === 0 ? [] : [sql`posts.facets && ${values.map((value) => one(kind, value))}::text[]`];
  const has = (kind: Parameters<typeof facet>[1], value: string) =>
    sql`${one(kind, value)} = ANY (posts.facets)`;
  const all = [
    sql`posts.project_id = ${projectId} AND ${seenInLists(place)}`,
    has('lang', language),
    ...anyOf('type', rule.postTypes),
    ...anyOf('origin', rule.origins),
    ...anyOf('province', rule.provinceCodes),
    ...anyOf('account', rule.authorIds),
    ...(rule.topicId === null ? [] : [has('topic', rule.topicId)]),
    ...(picture === 'no' ? [has('picture', 'no')] : rule.needsImage ? [has('picture', 'yes')] : []),
    ...(rule.days === 0 ? [] : [sql`posts.published_time > ${since(now, rule.days)}`]),
    ...(isHome ? [sql`posts.details->>'showOnHome' IS DISTINCT FROM 'false'`] : []),
    ...(post === undefined ? [] : [sql`posts.id <> ${post.id}`]),
    ...linkedTo(rule),
  ];
  return sql.join(all, sql` AND `);
}

function linkedTo({ categoryIds, tagIds }: BlockRule): RawBuilder<unknown>[] {
  const inCategory = sql`EXISTS (SELECT FROM post_categories AS link
    WHERE link.project_id = posts.project_id AND link.post_id = posts.id
      AND link.category_id = ANY (${categoryIds ?? []}::bigint[]))`;
  const tagged = sql`EXISTS (SELECT FROM post_tags AS link
    WHERE link.project_id = posts.project_id AND link.post_id = posts.id AND link.tag_id = ANY (${tagIds}::bigint[]))`;
  return [...(categoryIds === undefined ? [] : [inCategory]), ...(tagIds.length === 0 ? [] : [tagged])];
}
