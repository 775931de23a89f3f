import {
  MAX_SAVED_VIEWS,
  type SavedList,
  type SavedViewCreate,
  type SavedViewUpdate,
} from '@toasoan/contract/features/saved-views/saved-view.ts';
import { SAVED_VIEW_RULE_TEXTS } from '@toasoan/contract/features/saved-views/saved-view-rules.ts';
import { type Selectable, sql } from 'kysely';
import type { Caller } from '#server/core/auth/caller.ts';
import type { Db } from '#server/core/db/database.ts';
import type { SavedViewTable } from '#server/core/db/tables/saved-view-tables.ts';
import { checkVersion } from '#server/core/db/version-conflict.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';

export type SavedViewRow = Selectable<SavedViewTable>;

/** Locks a view for the transaction. @throws NOT_FOUND, also for views of others that are not shared. */
export async function holdView(db: Db, projectId: string, userId: string, id: string): Promise<SavedViewRow> {
  const row = await db
    .selectFrom('saved_views')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .where((eb) => eb.or([eb('owner_id', '=', userId), eb('is_shared', '=', true)]))
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw new AppError('NOT_FOUND');
  return row;
}

export async function insertView(
  db: Db,
  projectId: string,
  { columns = null, isShared = false, ...view }: SavedViewCreate,
  by: Pick<Caller, 'userId' | 'displayName'>,
): Promise<SavedViewRow> {
  await holdViewsOf(db, projectId, by.userId);
  await checkName(db, projectId, by.userId, view);
  const { count } = await db
    .selectFrom('saved_views')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('project_id', '=', projectId)
    .where('owner_id', '=', by.userId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= MAX_SAVED_VIEWS)
    throw ruleNotMet(SAVED_VIEW_RULE_TEXTS, 'TOO_MANY_VIEWS', 'name', { max: MAX_SAVED_VIEWS });
  return await db
    .insertInto('saved_views')
    .values({
      ...view,
      columns,
      is_shared: isShared,
      project_id: projectId,
      owner_id: by.userId,
      owner_name: by.displayName,
      updated_by_name: by.displayName,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Changes the sent keys of a locked view. @throws VERSION_CONFLICT. */
export async function updateView(
  db: Db,
  before: SavedViewRow,
  { version, name = before.name, query, columns, isShared }: SavedViewUpdate,
  by: Pick<Caller, 'userId' | 'displayName'>,
): Promise<SavedViewRow> {
  checkVersion(before, version);
  if (name !== before.name) {
    await holdViewsOf(db, before.project_id, by.userId);
    await checkName(db, before.project_id, by.userId, { list: before.list, name });
  }
  return await db
    .updateTable('saved_views')
    .set({
      name,
      ...(query !== undefined && { query }),
      ...(columns !== undefined && { columns }),
      ...(isShared !== undefined && { is_shared: isShared }),
      version: before.version + 1,
      update_time: sql<Date>`now()`,
      updated_by_name: by.displayName,
    })
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function removeView(db: Db, view: SavedViewRow): Promise<void> {
  await db.deleteFrom('saved_views').where('id', '=', view.id).execute();
}

/** A view that is no longer shared stops being the default of others. */
export async function dropDefaultsOfOthers(
  db: Db,
  { id, project_id, owner_id }: SavedViewRow,
): Promise<void> {
  await db
    .deleteFrom('saved_view_defaults')
    .where('project_id', '=', project_id)
    .where('view_id', '=', id)
    .where('user_id', '<>', owner_id)
    .execute();
}

export async function setDefaultView(
  db: Db,
  projectId: string,
  userId: string,
  { list, id }: { readonly list: SavedList; readonly id: string | null },
): Promise<void> {
  await db
    .deleteFrom('saved_view_defaults')
    .where('project_id', '=', projectId)
    .where('user_id', '=', userId)
    .where('list', '=', list)
    .execute();
  if (id === null) return;
  await db
    .insertInto('saved_view_defaults')
    .values({ project_id: projectId, user_id: userId, list, view_id: id })
    .onConflict((conflict) =>
      conflict.columns(['project_id', 'user_id', 'list']).doUpdateSet({ view_id: id }),
    )
    .execute();
}

/** Serialises the writers of a person's views, which protects unique names and the limit. */
async function holdViewsOf(db: Db, projectId: string, userId: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('saved-views'), hashtext(${`${projectId}:${userId}`}))`.execute(
    db,
  );
}

async function checkName(
  db: Db,
  projectId: string,
  userId: string,
  { list, name }: { readonly list: SavedList; readonly name: string },
): Promise<void> {
  const taken = await db
    .selectFrom('saved_views')
    .select('id')
    .where('project_id', '=', projectId)
    .where('owner_id', '=', userId)
    .where('list', '=', list)
    .where('name', '=', name)
    .executeTakeFirst();
  if (taken !== undefined) throw ruleNotMet(SAVED_VIEW_RULE_TEXTS, 'VIEW_NAME_TAKEN', 'name');
}
