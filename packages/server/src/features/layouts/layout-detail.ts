import { conflictsOf, type Displayed } from '@toasoan/contract/features/display-modes/resolve-display.ts';
import type { LayoutDetail } from '@toasoan/contract/features/layouts/layout.ts';
import type { Db } from '#server/core/db/database.ts';
import {
  findConfigNames,
  findTemplateConfigs,
  type NameReader,
} from '#server/features/content-templates/public.ts';
import { type LayoutRow, layoutOf } from './layout-row.ts';
import { findLayoutNeighbours } from './layout-view.ts';

interface Asking {
  readonly db: Db;
  readonly projectId: string;
  readonly caller: NameReader;
}

/** A layout as the canvas opens it. */
export async function layoutDetailOf(
  row: LayoutRow,
  { db, projectId, caller }: Asking,
): Promise<LayoutDetail> {
  const self: Displayed = {
    id: row.id,
    display: row.display,
    order: 0,
    updateTime: row.update_time.toISOString(),
  };
  const neighbours = await findLayoutNeighbours(db, row);
  const rivals = neighbours.filter((other) => conflictsOf([self, other]).length > 0);
  const ids = row.blocks.flatMap(({ templateId }) => templateId ?? []);
  const templates = await findTemplateConfigs(db, projectId, ids);
  const own = row.blocks.flatMap(({ config }) => config ?? []);
  return {
    ...layoutOf(row),
    blocks: row.blocks,
    templates: [...templates.values()].map(({ id, title, config, isOn }) => ({
      id,
      title,
      type: config.type,
      limit: config.limit,
      isOn,
    })),
    names: await findConfigNames(db, projectId, caller, own),
    conflicts: rivals.map(({ id, title }) => ({ id, title })),
  };
}
