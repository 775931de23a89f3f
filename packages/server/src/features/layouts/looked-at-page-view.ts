import { inLanguage, targetPath } from '@toasoan/contract/article/link-target.ts';
import type { DisplayPlace } from '@toasoan/contract/features/display-modes/resolve-display.ts';
import type { ComposedBlock, PlaceQuery } from '@toasoan/contract/features/layouts/composed-page.ts';
import type { LayoutBlock } from '@toasoan/contract/features/layouts/layout-block.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import type { BlockPlace, ExpectedPosts, PostReads } from '#server/features/content-templates/public.ts';
import { composeBlocks } from './compose-layout.ts';
import { findPublishedLayouts, layoutAt, type PublishedLayout } from './published-layouts-view.ts';

export type LookedAt = Pick<PlaceQuery, 'kind' | 'device' | 'lang' | 'categoryId'>;

interface Looking {
  readonly db: Db;
  readonly projectId: string;
}

/** The page as display modes see it. */
async function displayPlaceOf(
  { db, projectId }: Looking,
  { kind, lang, categoryId }: LookedAt,
): Promise<DisplayPlace> {
  const listed = kind === 'CATEGORY' ? (categoryId ?? null) : null;
  const { rows } = await sql<{ default_lang: string; slug: string | null }>`
    SELECT default_lang, (SELECT slug FROM categories
      WHERE project_id = projects.id AND id = ${listed} AND deleted_time IS NULL) AS slug
    FROM projects WHERE id = ${projectId}`.execute(db);
  const { default_lang = lang, slug = null } = rows[0] ?? {};
  const path = slug === null ? '/' : targetPath('category', slug);
  return {
    path: inLanguage(path, lang, default_lang),
    listedCategoryId: listed ?? undefined,
    postCategoryIds: [],
  };
}

/** The layout that readers of a page get; with `until`, what is scheduled until then counts. */
export async function findLayoutOfPage(
  looking: Looking,
  page: LookedAt,
  until?: Date,
): Promise<PublishedLayout | undefined> {
  const layouts = await findPublishedLayouts(looking.db, looking.projectId, page.kind, until);
  if (layouts.length === 0) return undefined;
  return layoutAt(layouts, await displayPlaceOf(looking, page), page.device);
}

export interface Moment {
  readonly time: Date;
  readonly expected?: ExpectedPosts | undefined;
}

export function blockPlaceOf(
  { projectId }: Pick<Looking, 'projectId'>,
  { kind, lang, categoryId }: LookedAt,
  { time, expected }: Moment,
): BlockPlace {
  const isHome = kind === 'HOME';
  return {
    projectId,
    language: lang,
    now: time,
    isHome,
    categoryId: isHome ? undefined : categoryId,
    expected,
  };
}

/** The blocks of a page at a moment. */
export async function composePage(
  looking: Looking,
  page: LookedAt,
  {
    moment,
    blocks,
    reads,
  }: {
    readonly moment: Moment;
    readonly blocks: readonly LayoutBlock[];
    readonly reads: PostReads | undefined;
  },
): Promise<ComposedBlock[]> {
  return await composeBlocks(looking.db, blockPlaceOf(looking, page, moment), blocks, reads);
}
