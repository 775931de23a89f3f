import type { Display } from '@toasoan/contract/features/display-modes/display.ts';
import type { DisplayTarget } from '@toasoan/contract/features/display-modes/display-target.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { namedPages } from '#server/features/pages/public.ts';

type Kind = DisplayTarget['kind'];

/** Ids of the categories or pages that a display names. */
function targetIdsOf(display: Display): { readonly kind: Kind; readonly ids: readonly string[] } {
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

interface KnownTarget {
  readonly title: string;
  readonly isGone: boolean;
}

type Known = ReadonlyMap<string, KnownTarget>;

async function namedCategories(db: Db, projectId: string, ids: readonly string[]): Promise<Known> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<KnownTarget & { readonly id: string }>`
    SELECT id::text, title, deleted_time IS NOT NULL OR status = 'DISABLED' AS "isGone"
    FROM categories WHERE project_id = ${projectId} AND id = ANY (${ids}::bigint[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** What the displays of some records name, by kind and id. One statement a kind that is named. */
export async function findDisplayTargets(
  db: Db,
  projectId: string,
  displays: readonly Display[],
): Promise<(display: Display) => DisplayTarget[]> {
  const wanted = displays.map(targetIdsOf);
  const idsOf = (kind: Kind) => [...new Set(wanted.flatMap((one) => (one.kind === kind ? one.ids : [])))];
  const known: Readonly<Record<Kind, Known>> = {
    category: await namedCategories(db, projectId, idsOf('category')),
    page: await namedPages(db, projectId, idsOf('page')),
  };
  return (display) => {
    const { kind, ids } = targetIdsOf(display);
    return ids.map((id) => {
      const target = known[kind].get(id);
      return { kind, id, title: target?.title ?? '', isGone: target?.isGone ?? true };
    });
  };
}
