import type { AreaKey } from '@toasoan/contract/access/area-rules.ts';
import type { ComponentType } from 'react';
import type { LoadablePage } from './preloadable.ts';

/** A row of the route table: an address, its menu entry and its page. The area decides about access. */
export interface RouteRow {
  /** Relative to the parent row, parameters as `:id`. */
  readonly path: string;
  /** Key of the title in the texts of the frame. */
  readonly titleKey: string;
  readonly icon?: ComponentType<{ readonly size?: number | string }>;
  readonly area: AreaKey;
  /** The number that its menu entry shows. */
  readonly counts?:
    | 'waiting'
    | 'comments'
    | 'events'
    | 'pages'
    | 'crawlerReview'
    | 'translations'
    | 'suggestions'
    | 'works';
  /** Not in the menu. */
  readonly hidden?: boolean;
  /** Its code may be preloaded. */
  readonly page?: LoadablePage;
  readonly children?: readonly RouteRow[];
}

/** A feature's contribution to the route table. */
export type FeatureRoutes = readonly RouteRow[];

/** A row with its absolute path and its ancestors, outermost first, itself last. */
export interface PlacedRow {
  readonly row: RouteRow;
  readonly path: string;
  readonly trail: readonly PlacedRow[];
}

/** All rows of a table, parents before their children. */
export function placeRows(rows: readonly RouteRow[], parent?: PlacedRow): readonly PlacedRow[] {
  return rows.flatMap((row) => {
    const placed: { row: RouteRow; path: string; trail: PlacedRow[] } = {
      row,
      path: joined(parent?.path ?? '', row.path),
      trail: [...(parent?.trail ?? [])],
    };
    placed.trail.push(placed);
    return [placed, ...placeRows(row.children ?? [], placed)];
  });
}

function joined(parent: string, path: string): string {
  const whole = path.startsWith('/') ? path : `${parent}/${path}`;
  return whole.length > 1 ? whole.replace(/\/+$/, '') : whole;
}
