import type { PageSidebar } from '@toasoan/contract/features/delivery/page-around.ts';
import type { PageBlock } from '@toasoan/contract/features/delivery/post-card.ts';
import type { ShownKind } from '@toasoan/contract/features/layouts/layout-kinds.ts';
import type { SiteReading } from '../reading.ts';
import { type AskedPlace, askedPlace } from '../sites/site-place.ts';
import type { ArrangedPage, LayoutSlots } from './arranged-page.ts';
import { composeLayoutsAround } from './layouts-around.ts';
import { type ComposedPage, composeSidebars } from './page-sidebars.ts';

interface WithId {
  readonly id: string;
}

/** Where a page may show posts. */
interface ShowsPosts {
  readonly posts?: readonly WithId[];
  readonly related?: readonly WithId[];
  readonly blocks?: readonly Pick<PageBlock, 'posts'>[];
}

export interface PlacedPage extends Omit<ComposedPage, 'shown'> {
  /** Of the layouts around it; absent for a page that has none, or that they compose as a whole. */
  readonly kind?: ShownKind | undefined;
}

type Around = Partial<ArrangedPage> & { sidebars?: PageSidebar[] };

/**
 * A page with what the newsroom arranged around it: by layouts, then beside it.
 * @param place of a page that is not at its address yet; otherwise it is read
 */
export async function aroundPage<Page extends object>(
  reading: SiteReading,
  page: Page,
  { kind, ...at }: PlacedPage,
  slots: LayoutSlots,
  place: AskedPlace = askedPlace(reading, at.lang, at.path),
): Promise<Page & Around> {
  const shown = [...(at.post === undefined ? [] : [at.post.id]), ...postsOf(page)];
  const arranged =
    kind && (await composeLayoutsAround(reading, { kind, place, page: { ...at, shown } }, slots));
  const all = [...shown, ...postsOf(arranged ?? {})];
  const sidebars = await composeSidebars(reading, { place, page: { ...at, shown: all } }, slots);
  return { ...page, ...arranged, ...(sidebars.length > 0 && { sidebars }) };
}

function postsOf({ posts = [], related = [], blocks = [] }: ShowsPosts): string[] {
  return [...posts, ...related, ...blocks.flatMap((block) => block.posts)].map(({ id }) => id);
}

/** The same for an answer that may only say where its address leads now. */
export async function aroundAnswer<Page extends object>(
  reading: SiteReading,
  { movedTo, page }: { readonly movedTo: string | null; readonly page: Page | null },
  placed: (page: Page) => PlacedPage,
  slots: LayoutSlots,
): Promise<{ movedTo: string | null; page: (Page & Around) | null }> {
  return { movedTo, page: page && (await aroundPage(reading, page, placed(page), slots)) };
}
