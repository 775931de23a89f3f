import type { PageSidebar } from '@toasoan/contract/features/delivery/page-around.ts';
import { SIDES } from '@toasoan/contract/features/sidebars/sidebar-content.ts';
import { type ArrangedSidebar, arrangedSidebars, resolveSidebar } from '#server/features/sidebars/public.ts';
import type { SiteReading } from '../reading.ts';
import { shownKey } from '../shown-keys.ts';
import type { AskedPlace } from '../sites/site-place.ts';
import type { LayoutSlots } from './arranged-page.ts';
import { composeBeside } from './compose-beside.ts';
import { soonest } from './soonest.ts';

/** A page that is composed already, as far as what stands beside it depends on it. */
export interface ComposedPage {
  readonly path: string;
  readonly lang: string;
  /** Posts that it shows, itself too. */
  readonly shown: readonly string[];
  /** The post that it is. */
  readonly post?: { readonly id: string; readonly categoryIds: readonly string[] } | undefined;
  /** Absent: display modes decide, and no static page is asked for. */
  readonly isStaticPage?: boolean | undefined;
}

/** The sidebars of a page, left before right; none of those that show nothing there. */
export async function composeSidebars(
  reading: SiteReading,
  { page, place: asked }: { readonly page: ComposedPage; readonly place: AskedPlace },
  slots: LayoutSlots,
): Promise<PageSidebar[]> {
  const sidebars = await findSidebars(reading);
  if (sidebars.length === 0) return [];
  // Only a static page chooses one for itself.
  const place = await (page.isStaticPage ? asked.read() : asked.readFor(sidebars));
  const here = SIDES.flatMap((side) => resolveSidebar(sidebars, place, side).shown ?? []);
  const settled = here.flatMap((sidebar) =>
    sidebar.blocks.map(({ key, config, image }) => ({
      key: `${sidebar.id}-${key}`,
      region: 'right' as const,
      config,
      image,
    })),
  );
  const { path: _path, ...more } = page;
  const blocks = await composeBeside(reading, settled, {
    ...more,
    name: here.map(({ id }) => id).join('-'),
    categoryId: place.listedCategoryId,
    reads: slots.reads,
  });
  return here.flatMap(({ id, side, sticky, hideOnMobile }) => {
    const own = blocks.filter(({ key }) => key.startsWith(`${id}-`));
    return own.length === 0 ? [] : [{ side, sticky, hideOnMobile, blocks: own }];
  });
}

/** All of a site, read once for all its pages. A change of a sidebar drops the whole site. */
async function findSidebars(reading: SiteReading): Promise<readonly ArrangedSidebar[]> {
  reading.shows(shownKey.layouts(reading.site.projectId));
  const { sidebars, until } = await reading.shared('sidebars', async (inner) => {
    inner.shows(shownKey.layouts(inner.site.projectId));
    const found = await arrangedSidebars(inner.db, { projectId: inner.site.projectId, now: inner.now });
    inner.changesAt(found.until);
    return { sidebars: found.sidebars, until: found.until?.toISOString() ?? null };
  });
  reading.changesAt(soonest([until], reading.now));
  return sidebars;
}
