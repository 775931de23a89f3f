import type { BlockConfig } from '@toasoan/contract/features/content-templates/template-config.ts';
import {
  type Displayed,
  type DisplayPlace,
  type ResolvedDisplay,
  resolveDisplay,
} from '@toasoan/contract/features/display-modes/resolve-display.ts';
import { isItemDue } from '@toasoan/contract/features/menus/reader-menu.ts';
import type { SidebarSide } from '@toasoan/contract/features/sidebars/sidebar-content.ts';
import type { ImageRef } from '@toasoan/contract/vocabulary/picture.ts';
import type { Db } from '#server/core/db/database.ts';
import { findTemplateConfigs } from '#server/features/content-templates/public.ts';

/** A block as readers have it now. */
export interface ArrangedBlock {
  readonly key: string;
  readonly templateId: string;
  readonly config: BlockConfig;
  /** Of its template. */
  readonly image: ImageRef | null;
}

/** A sidebar as readers have it now. */
export interface ArrangedSidebar extends Displayed {
  readonly title: string;
  readonly side: SidebarSide;
  readonly sticky: boolean;
  readonly hideOnMobile: boolean;
  readonly blocks: readonly ArrangedBlock[];
}

export interface ArrangedSidebars {
  readonly sidebars: readonly ArrangedSidebar[];
  /** When the clock alone changes one; null: nothing is planned. */
  readonly until: Date | null;
}

/** All sidebars that readers can have now, wherever they are shown; blocks of dead templates are left out. */
export async function arrangedSidebars(
  db: Db,
  { projectId, now }: { readonly projectId: string; readonly now: Date },
): Promise<ArrangedSidebars> {
  const rows = await db
    .selectFrom('sidebars')
    .select([
      'id',
      'title',
      'side',
      'sticky',
      'hide_on_mobile',
      'sort_order',
      'display',
      'published_time',
      'content',
    ])
    .where('project_id', '=', projectId)
    .where('status', '=', 'ENABLE')
    .where('published_time', 'is not', null)
    .execute();
  const named = rows.flatMap(({ content }) => content.blocks.flatMap(({ templateId }) => templateId ?? []));
  const templates = await findTemplateConfigs(db, projectId, named);
  const times = rows
    .flatMap(({ content }) => content.blocks.flatMap(({ startTime, endTime }) => [startTime, endTime]))
    .map((time) => Date.parse(time ?? ''))
    .filter((time) => time > now.getTime());
  return {
    until: times.length === 0 ? null : new Date(Math.min(...times)),
    sidebars: rows.map((row) => ({
      id: row.id,
      title: row.title,
      side: row.side,
      sticky: row.sticky,
      hideOnMobile: row.hide_on_mobile,
      display: row.display,
      order: row.sort_order,
      updateTime: row.published_time?.toISOString() ?? '',
      blocks: row.content.blocks.flatMap((block): ArrangedBlock[] => {
        const template = templates.get(block.templateId ?? '');
        if (!template?.isOn || block.hidden || !isItemDue(block, now)) return [];
        return [{ key: block.id, templateId: template.id, config: template.config, image: template.image }];
      }),
    })),
  };
}

/**
 * Which sidebar a side of a place shows, and why the others of this side are not shown there. The one that a static page
 * chose goes before all display modes, while readers can have it.
 */
export function resolveSidebar(
  sidebars: readonly ArrangedSidebar[],
  place: DisplayPlace,
  side: SidebarSide,
): ResolvedDisplay<ArrangedSidebar> {
  const ofSide = sidebars.filter((sidebar) => sidebar.side === side);
  const own = ofSide.find(({ id, display }) => id === place.sidebarId && display.mode !== 'OFF');
  const { shown, others } = resolveDisplay(
    ofSide.filter((one) => one !== own),
    place,
  );
  if (own === undefined) return { shown, others };
  const beaten = shown === undefined ? [] : [{ record: shown, loss: 'LESS_SPECIFIC' as const }];
  const rest = others.map((one) => (one.loss === 'LATER' ? { ...one, loss: 'LESS_SPECIFIC' as const } : one));
  return { shown: own, others: [...beaten, ...rest] };
}
