import type { Timeline } from '@toasoan/contract/features/layouts/composed-page.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import {
  findConfigNames,
  type NameReader,
  type PostReads,
} from '#server/features/content-templates/public.ts';
import { findShownBlocks, type ShownBlock } from './compose-layout.ts';
import {
  blockPlaceOf,
  composePage,
  findLayoutOfPage,
  type LookedAt,
  layoutFilterOf,
} from './looked-at-page-view.ts';
import { findPublishedLayouts, type PublishedLayout } from './published-layouts-view.ts';

interface Asking {
  readonly db: Db;
  readonly projectId: string;
  readonly caller: NameReader;
}

interface Ahead {
  readonly now: Date;
  readonly to: Date;
  readonly reads: PostReads | undefined;
}

type Coming = Timeline['coming'][number];

const MOST_COMING = 100;

/** What changes a page by itself until a time. */
export async function findComing(asking: Asking, page: LookedAt, ahead: Ahead): Promise<Coming[]> {
  const { now, to } = ahead;
  if (to <= now) return [];
  const layout = await findLayoutOfPage(asking, page);
  const all = [
    ...(await comingLayouts(asking, page, to)),
    ...(await comingPosts(asking, page, ahead)),
    ...(layout === undefined ? [] : await comingOfBlocks(asking, page, layout, ahead)),
  ];
  return all
    .filter(({ time }) => time > now.toISOString() && time <= to.toISOString())
    .toSorted((one, other) => one.time.localeCompare(other.time))
    .slice(0, MOST_COMING);
}

async function comingLayouts(asking: Asking, page: LookedAt, to: Date): Promise<Coming[]> {
  const { db, projectId } = asking;
  const shown = await findPublishedLayouts(db, projectId, page.kind);
  const known = new Set(shown.map(({ id, updateTime }) => `${id} ${updateTime}`));
  const isOfPlace = await layoutFilterOf(asking, page);
  const later = await findPublishedLayouts(db, projectId, page.kind, to);
  return later
    .filter(({ id, updateTime }) => !known.has(`${id} ${updateTime}`))
    .filter(isOfPlace)
    .map(({ id, title, updateTime }) => ({ time: updateTime, kind: 'LAYOUT', id, title }));
}

/** Of the language of the page, and of the category of one that has it; who sees only their own drafts, their own posts. */
async function comingPosts(
  { db, projectId, caller }: Asking,
  { kind, lang, categoryId }: LookedAt,
  { to }: Ahead,
): Promise<Coming[]> {
  const isThere =
    kind === 'HOME'
      ? sql`posts.details->>'showOnHome' IS DISTINCT FROM 'false'`
      : kind !== 'CATEGORY'
        ? sql`true`
        : sql`EXISTS (SELECT FROM post_categories AS link WHERE link.project_id = posts.project_id
          AND link.post_id = posts.id AND link.category_id = ${categoryId ?? null})`;
  const { rows } = await sql<{ id: string; title: string; time: Date }>`
    SELECT id::text, title, schedule_time AS time FROM posts
    WHERE project_id = ${projectId} AND state = 'SCHEDULED' AND schedule_time <= ${to}
      AND coalesce(details->>'lang', 'vi') = ${lang} AND ${isThere}
      AND (${caller.role !== 'AUTHOR'} OR created_by_id = ${caller.userId})
    ORDER BY schedule_time, id LIMIT ${sql.lit(MOST_COMING)}`.execute(db);
  return rows.map(({ time, ...post }) => ({ ...post, time: time.toISOString(), kind: 'POST' }));
}

async function comingOfBlocks(
  asking: Asking,
  page: LookedAt,
  layout: PublishedLayout,
  { now, reads }: Ahead,
): Promise<Coming[]> {
  const { db, projectId, caller } = asking;
  const { place } = await blockPlaceOf(asking, page, { time: now });
  const shown = await findShownBlocks(db, place, layout.blocks);
  const configs = shown.map(({ config }) => config);
  const names = await findConfigNames(db, projectId, caller, configs);
  const titles = new Map(names.posts.map(({ id, title }) => [id, title]));
  const composed = await composePage(asking, page, { moment: { time: now }, blocks: layout.blocks, reads });
  const ids = composed.flatMap(({ items }) => items.flatMap(({ kind, id }) => (kind === 'post' ? [id] : [])));
  return [
    ...layout.blocks.flatMap(({ startTime, endTime }): Coming[] => [
      ...(startTime === null
        ? []
        : [{ time: startTime, kind: 'BLOCK_STARTS' as const, id: layout.id, title: layout.title }]),
      ...(endTime === null
        ? []
        : [{ time: endTime, kind: 'BLOCK_ENDS' as const, id: layout.id, title: layout.title }]),
    ]),
    ...shown.flatMap((block) => endingPins(block, titles)),
    ...(await endingPosts(db, projectId, ids)),
  ];
}

function endingPins({ config }: ShownBlock, titles: ReadonlyMap<string, string>): Coming[] {
  if (config.sourceMode === 'AUTO') return [];
  return config.pinned.flatMap(({ postId: id, until }) =>
    until === null ? [] : [{ time: until, kind: 'PIN_ENDS' as const, id, title: titles.get(id) ?? '' }],
  );
}

async function endingPosts(db: Db, projectId: string, ids: readonly string[]): Promise<Coming[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: string; title: string; time: Date }>`
    SELECT id::text, title, expire_time AS time FROM posts
    WHERE project_id = ${projectId} AND id = ANY (${ids}::bigint[]) AND expire_time IS NOT NULL`.execute(db);
  return rows.map(({ time, ...post }) => ({ ...post, time: time.toISOString(), kind: 'POST_ENDS' }));
}
