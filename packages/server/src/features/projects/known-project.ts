import { knowsProject } from '@toasoan/contract/features/projects/project-rules.ts';
import { checkVersion } from '#server/core/db/version-conflict.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import type { TransactionCall } from '#server/core/http/call.ts';
import type { ProjectRow } from './project-row.ts';
import { holdProject } from './project-store.ts';
import { findProject, isProjectMember } from './project-view.ts';

/** @throws PROJECT_FORBIDDEN alike for a project that is unknown, archived or not the caller's. */
export async function getKnownProject(call: TransactionCall, id: string): Promise<ProjectRow> {
  return await known(call, await findProject(call.db, id));
}

/** As `getKnownProject`; held until the transaction ends. @throws PROJECT_FORBIDDEN, VERSION_CONFLICT. */
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
