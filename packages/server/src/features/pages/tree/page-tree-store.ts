import { PAGE_RULE_TEXTS } from '@toasoan/contract/features/pages/page-rule-texts.ts';
import {
  MAX_PAGE_DEPTH,
  type PagePlace,
  problemOfPlace,
} from '@toasoan/contract/features/pages/tree/page-tree.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';

interface PlaceRow extends PagePlace {
  readonly path: string;
  readonly isTrashed: boolean;
}

/** Every page of the project by id. The caller holds the pages. */
async function placesOf(db: Db, projectId: string): Promise<ReadonlyMap<string, PlaceRow>> {
  const rows = await db
    .selectFrom('pages')
    .select(['id', 'parent_id', 'path', 'state'])
    .where('project_id', '=', projectId)
    .execute();
  return new Map(
    rows.map(({ id, parent_id, path, state }) => [
      id,
      { id, parentId: parent_id, path, isTrashed: state === 'TRASHED' },
    ]),
  );
}

/** The path of the parent that a page may stand below; '' for the root. @throws RULES_NOT_MET, INVALID_INPUT. */
export async function parentPathFor(
  db: Db,
  projectId: string,
  { id, parentId }: { readonly id: string; readonly parentId: string | null },
): Promise<string> {
  if (parentId === null) return '';
  const places = await placesOf(db, projectId);
  const parent = places.get(parentId);
  if (parent === undefined)
    throw new AppError('INVALID_INPUT', { fields: [{ field: 'parentId', code: 'unknownReference' }] });
  if (parent.isTrashed) throw ruleNotMet(PAGE_RULE_TEXTS, 'PARENT_GONE', 'parentId');
  const problem = problemOfPlace([...places.values()], id, parentId);
  if (problem === 'TOO_DEEP') throw ruleNotMet(PAGE_RULE_TEXTS, problem, 'parentId', { max: MAX_PAGE_DEPTH });
  if (problem !== undefined) throw ruleNotMet(PAGE_RULE_TEXTS, problem, 'parentId');
  return parent.path;
}

/** Ids of the pages below `parentId` (null: at the root) in their order. */
export async function siblingIds(db: Db, projectId: string, parentId: string | null): Promise<string[]> {
  const rows = await db
    .selectFrom('pages')
    .select('id')
    .where('project_id', '=', projectId)
    .where('parent_id', parentId === null ? 'is' : '=', parentId)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function numberSiblings(db: Db, projectId: string, order: readonly string[]): Promise<void> {
  await sql`
    UPDATE pages SET position = place.number - 1
    FROM unnest(${order}::bigint[]) WITH ORDINALITY AS place (id, number)
    WHERE pages.project_id = ${projectId} AND pages.id = place.id
      AND pages.position <> place.number - 1`.execute(db);
}

/** The next free place below `parentId`. */
export async function lastPosition(db: Db, projectId: string, parentId: string | null): Promise<number> {
  const row = await db
    .selectFrom('pages')
    .select(({ fn }) => fn.max('position').as('last'))
    .where('project_id', '=', projectId)
    .where('parent_id', parentId === null ? 'is' : '=', parentId)
    .executeTakeFirst();
  return (row?.last ?? -1) + 1;
}

export interface PageBelow {
  readonly id: string;
  readonly title: string;
  readonly path: string;
  readonly ever_published: boolean;
}

/** Every page below one, also those in the trash. */
export async function pagesBelow(db: Db, projectId: string, id: string): Promise<readonly PageBelow[]> {
  const { rows } = await sql<PageBelow>`
    WITH RECURSIVE below AS (
      SELECT id FROM pages WHERE project_id = ${projectId} AND parent_id = ${id}
      UNION
      SELECT child.id FROM pages AS child JOIN below ON child.parent_id = below.id
      WHERE child.project_id = ${projectId}
    )
    SELECT pages.id::text, title, path, ever_published FROM below JOIN pages ON pages.id = below.id
    WHERE project_id = ${projectId}
    ORDER BY path`.execute(db);
  return rows;
}
