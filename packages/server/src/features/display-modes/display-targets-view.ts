import type { Display } from '@toasoan/contract/features/display-modes/display.ts';
import type { DisplayTarget } from '@toasoan/contract/features/display-modes/display-target.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';

/** Ids of the categories and pages that a display names. */
function targetIdsOf(display: Display): {
  readonly kind: DisplayTarget['kind'];
  readonly ids: string[];
} {
  switch (display.mode) {
    case 'CATEGORIES':
      return { kind: 'category', ids: display.excludeCategoryIds };
    case 'CATEGORY':
      return { kind: 'category', ids: display.categoryIds };
    case 'PAGE':
      return { kind: 'page', ids: display.pageIds };
    default:
      return { kind: 'category', ids: [] };
  }
}

const CATEGORIES = (projectId: string, ids: readonly string[]): RawBuilder<TargetRow> => sql`
  SELECT id::text, title, deleted_time IS NOT NULL OR status = 'DISABLED' AS gone
  FROM categories WHERE project_id = ${projectId} AND id = ANY (${ids}::bigint[])`;

interface TargetRow {
  readonly id: string;
  readonly title: string;
  readonly gone: boolean;
}

/** What the displays of some records name, by kind and id. */
export async function findDisplayTargets(
  db: Db,
  projectId: string,
  displays: readonly Display[],
): Promise<(display: Display) => DisplayTarget[]> {
  const wanted = new Set(
    displays.map(targetIdsOf).flatMap(({ kind, ids }) => (kind === 'category' ? ids : [])),
  );
  const { rows } = wanted.size === 0 ? { rows: [] } : await CATEGORIES(projectId, [...wanted]).execute(db);
  const known = new Map(rows.map((row) => [row.id, row]));
  return (display) => {
    const { kind, ids } = targetIdsOf(display);
    return ids.map((id) => {
      const row = known.get(id);
      return { kind, id, title: row?.title ?? '', isGone: row?.gone ?? true };
    });
  };
}
