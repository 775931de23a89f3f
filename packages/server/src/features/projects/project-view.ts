import { knowsProject } from '@toasoan/contract/features/projects/project-rules.ts';
import type { Db } from '#server/core/db/database.ts';
import { checkVersion } from '#server/core/db/version-conflict.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import type { TransactionCall } from '#server/core/http/call.ts';
import type { ProjectRow } from './project-row.ts';
import { holdProject } from './project-store.ts';

/** @throws PROJECT_FORBIDDEN alike for a project that is unknown, archived or not the caller's. */
export async function getKnownProject(call: TransactionCall, id: string): Promise<ProjectRow> {
  return await known(call, await findProject(call.db, id));
}

/** Like `getKnownProject`; held until the transaction ends. @throws PROJECT_FORBIDDEN, VERSION_CONFLICT. */
export async function holdKnownProject(
  call: TransactionCall,
  { id, version }: { readonly id: string; readonly version: number },
): Promise<ProjectRow> {
  const row = await known(call, await holdProject(call.db, id));
  checkVersion(row, version);
  return row;
}

async function known({ db, caller }: TransactionCall, row: ProjectRow | undefined): Promise<ProjectRow> {
  if (row === undefined) throw new AppError('PROJECT_FORBIDDEN');
  const actor = { role: caller.role, isMember: await isProjectMember(db, row.id, caller.userId) };
  if (!knowsProject(actor, row)) throw new AppError('PROJECT_FORBIDDEN');
  return row;
}

async function findProject(db: Db, id: string): Promise<ProjectRow | undefined> {
  return await db.selectFrom('projects').selectAll().where('id', '=', id).executeTakeFirst();
}

async function isProjectMember(db: Db, projectId: string, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('project_members')
    .select('user_id')
    .where('project_id', '=', projectId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether the database knows this time zone by exactly this name. */
export async function isDatabaseTimezone(db: Db, name: string): Promise<boolean> {
  const row = await db
    .selectFrom(db.fn<{ name: string }>('pg_timezone_names', []).as('zones'))
    .select('zones.name')
    .where('zones.name', '=', name)
    .executeTakeFirst();
  return row !== undefined;
}
