import { inLanguage, targetPath } from '@toasoan/contract/article/link-target.ts';
import type { Display } from '@toasoan/contract/features/display-modes/display.ts';
import {
  bySpecificity,
  type DisplayPlace,
} from '@toasoan/contract/features/display-modes/resolve-display.ts';
import type { ComposedBlock, PlaceQuery } from '@toasoan/contract/features/layouts/composed-page.ts';
import type { LayoutBlock } from '@toasoan/contract/features/layouts/layout-block.ts';
import { isWholeKind, type LayoutKind } from '@toasoan/contract/features/layouts/layout-kinds.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import type { BlockPlace, ExpectedPosts, PostReads } from '#server/features/content-templates/public.ts';
import { composeBlocks } from './compose-layout.ts';
import { displayKeyOf } from './display-key.ts';
import { isSame } from './layout-row.ts';
import {
  findPublishedLayouts,
  fitsDevice,
  layoutAt,
  type PublishedLayout,
} from './published-layouts-view.ts';
import { findSamplePost, type SamplePost } from './sample-post-view.ts';
import type { RecordedPage } from './shown-pages-store.ts';

export type LookedAt = Pick<PlaceQuery, 'kind' | 'device' | 'lang' | 'categoryId' | 'layoutId'>;

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

/**
 * The layout that readers of a page get; with `until`, what is scheduled until then counts. Around the content of other
 * pages: the one whose display names the same places.
 */
export async function findLayoutOfPage(
  looking: Looking,
  page: LookedAt,
  until?: Date,
): Promise<PublishedLayout | undefined> {
  const layouts = await findPublishedLayouts(looking.db, looking.projectId, page.kind, until);
  if (layouts.length === 0) return undefined;
  if (isWholeKind(page.kind)) return layoutAt(layouts, await displayPlaceOf(looking, page), page.device);
  return layouts.filter(await layoutFilterOf(looking, page)).toSorted(bySpecificity)[0];
}

/** Which layouts fit a device; around the content of other pages, also whose display names the same places. */
export async function layoutFilterOf(
  looking: Looking,
  page: LookedAt,
): Promise<(layout: PublishedLayout) => boolean> {
  if (isWholeKind(page.kind)) return (layout) => fitsDevice(layout, page.device);
  const display = await displayOf(looking, page);
  return (layout) => isSame(layout.display, display) && fitsDevice(layout, page.device);
}

/** The places that a layout around the content of pages is for. */
async function displayOf(
  { db, projectId }: Looking,
  { layoutId }: Pick<LookedAt, 'layoutId'>,
): Promise<Display> {
  if (layoutId === undefined) return { mode: 'DEFAULT' };
  const row = await db
    .selectFrom('layouts')
    .select('display')
    .where('project_id', '=', projectId)
    .where('id', '=', layoutId)
    .executeTakeFirst();
  return row?.display ?? { mode: 'DEFAULT' };
}

/** The page as the record of what readers saw knows it. */
export async function recordedPageOf(looking: Looking, page: LookedAt): Promise<RecordedPage> {
  const { kind, device, lang, categoryId } = page;
  return {
    projectId: looking.projectId,
    kind,
    device,
    lang,
    categoryId: kind === 'CATEGORY' ? categoryId : undefined,
    displayKey: isWholeKind(kind) ? '' : displayKeyOf(await displayOf(looking, page)),
  };
}

export interface Moment {
  readonly time: Date;
  readonly expected?: ExpectedPosts | undefined;
}

type ForBlocks = Omit<LookedAt, 'kind' | 'device'> & { readonly kind: LayoutKind };

/** The page as blocks depend on it; around posts that of the newest one, which is its sample. */
export async function blockPlaceOf(
  looking: Looking,
  page: ForBlocks,
  { time, expected }: Moment,
): Promise<{ readonly place: BlockPlace; readonly sample: SamplePost | undefined }> {
  const { projectId } = looking;
  const { kind, lang, categoryId } = page;
  const display = isWholeKind(kind) ? { mode: 'DEFAULT' as const } : await displayOf(looking, page);
  const sample = await findSamplePost(looking.db, { projectId, kind, lang, display, now: time });
  const place = {
    projectId,
    language: lang,
    now: time,
    isHome: kind === 'HOME',
    categoryId: kind === 'CATEGORY' ? categoryId : undefined,
    post: sample,
    expected,
  };
  return { place, sample };
}

/** The blocks of a page at a moment. */
export async function composePage(
  looking: Looking,
  page: ForBlocks,
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
  const { place } = await blockPlaceOf(looking, page, moment);
  return await composeBlocks(looking.db, place, blocks, reads);
}
