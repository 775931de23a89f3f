import {
  type Displayed,
  type DisplayPlace,
  resolveDisplay,
} from '@toasoan/contract/features/display-modes/resolve-display.ts';
import type { ReaderDevice } from '@toasoan/contract/features/layouts/composed-page.ts';
import type { LayoutKind } from '@toasoan/contract/features/layouts/layout-kinds.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import type { LayoutSnapshot } from '#server/core/db/tables/layout-tables.ts';

export interface PublishedLayout extends Displayed, LayoutSnapshot {
  readonly code: string;
  readonly version: number;
}

interface Row {
  readonly id: string;
  readonly code: string;
  readonly shown: LayoutSnapshot;
  readonly version: number;
  readonly since: Date;
}

/** What readers may see of one kind of page; with `until` also the drafts that are published by then. */
export async function findPublishedLayouts(
  db: Db,
  projectId: string,
  kind: LayoutKind,
  until?: Date,
): Promise<PublishedLayout[]> {
  const isDue =
    until === undefined ? sql<boolean>`false` : sql<boolean>`coalesce(publish_at <= ${until}, false)`;
  const draft = sql`jsonb_build_object('title', title, 'device', device, 'display', display, 'blocks', blocks)`;
  const { rows } = await sql<Row>`
    SELECT id::text, code, CASE WHEN ${isDue} THEN ${draft} ELSE published END AS shown,
      CASE WHEN ${isDue} THEN version ELSE published_version END AS version,
      CASE WHEN ${isDue} THEN publish_at ELSE published_time END AS since
    FROM layouts
    WHERE project_id = ${projectId} AND kind = ${kind} AND (state = 'PUBLISHED' OR ${isDue})`.execute(db);
  return rows.map(({ id, code, shown, version, since }) => ({
    ...shown,
    id,
    code,
    version,
    // Among those of one display mode, one for a device goes before one for all.
    order: shown.device === 'ALL' ? 1 : 0,
    updateTime: since.toISOString(),
  }));
}

/** The layout that a page shows on a device; undefined: none. */
export function layoutAt(
  layouts: readonly PublishedLayout[],
  place: DisplayPlace,
  device: ReaderDevice,
): PublishedLayout | undefined {
  const fitting = layouts.filter((layout) => fitsDevice(layout, device));
  return resolveDisplay(fitting, place).shown;
}

export const fitsDevice = (layout: Pick<PublishedLayout, 'device'>, device: ReaderDevice): boolean =>
  layout.device === 'ALL' || layout.device === device;
