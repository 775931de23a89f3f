import {
  type Permission,
  permissionsIn,
  rolesWith,
  TWO_STEP_EDITOR,
} from '@toasoan/contract/access/permissions.ts';
import type { Role } from '@toasoan/contract/access/roles.ts';
import type { WorkflowMode } from '@toasoan/contract/features/projects/project.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { NEWSROOM_ZONE } from '#server/core/mail/mail-time.ts';

/** A person's rights in one project, as stored. */
export interface RightsRow {
  readonly role: Role;
  readonly permission_grants: string[];
  readonly permission_denials: string[];
  readonly workflow_mode: WorkflowMode;
  /** Of the membership; null for SUPPER_ADMIN, who needs none. */
  readonly project_grants: string[] | null;
  readonly project_denials: string[] | null;
}

/** The columns of `RightsRow`, in a statement with `users`, `projects` and, joined to the left, `member`. */
export const RIGHTS_COLUMNS = sql`users.role, users.permission_grants, users.permission_denials,
  projects.workflow_mode, member.permission_grants AS project_grants, member.permission_denials AS project_denials`;

/** Whether `users` is neither deleted nor disabled, and its days are not over: work may be planned for a newcomer. */
export const IS_STILL_HERE = sql<boolean>`(users.deleted_time IS NULL AND users.status = 'ENABLE'
  AND (users.access_to IS NULL OR users.access_to >= (now() AT TIME ZONE ${sql.lit(NEWSROOM_ZONE)})::date))`;

/** Whether today is one of its days, too: what opens by itself in its name is open no earlier than its sign-in. */
export const IS_IN_ITS_DAYS = sql<boolean>`(${IS_STILL_HERE}
  AND (users.access_from IS NULL OR users.access_from <= (now() AT TIME ZONE ${sql.lit(NEWSROOM_ZONE)})::date))`;

/** Whether `users` may work in the project of `member`. */
export const MAY_WORK = sql<boolean>`(users.role = 'SUPPER_ADMIN' OR member.user_id IS NOT NULL)`;

export function permissionsOfRow(row: RightsRow): readonly Permission[] {
  const { role, permission_grants: permissionGrants, permission_denials: permissionDenials } = row;
  return permissionsIn(
    { role, permissionGrants, permissionDenials },
    {
      workflowMode: row.workflow_mode,
      permissionGrants: row.project_grants ?? [],
      permissionDenials: row.project_denials ?? [],
    },
  );
}

/** Spares rows of people who cannot have a permission; `permissionsOfRow` decides about the others. */
export function mayHold(permission: Permission): RawBuilder<boolean> {
  const roles = TWO_STEP_EDITOR.includes(permission)
    ? [...rolesWith(permission), 'EDITOR']
    : rolesWith(permission);
  return sql`(users.role = ANY (${roles}::text[])
    OR ${permission} = ANY (users.permission_grants || member.permission_grants))`;
}

/** The members of a project who have a permission there. */
export async function findMembersWho(
  db: Db,
  projectId: string,
  permission: Permission,
): Promise<readonly string[]> {
  const { rows } = await sql<RightsRow & { id: string }>`
    SELECT users.id, ${RIGHTS_COLUMNS} FROM project_members AS member
    JOIN users ON users.id = member.user_id
    JOIN projects ON projects.id = member.project_id
    WHERE member.project_id = ${projectId} AND users.deleted_time IS NULL AND ${mayHold(permission)}`.execute(
    db,
  );
  return rows.filter((row) => permissionsOfRow(row).includes(permission)).map(({ id }) => id);
}

export interface PersonInProject {
  readonly userId: string;
  readonly displayName: string;
  readonly role: Role;
  /** Effective ones in the project. */
  readonly permissions: readonly Permission[];
  readonly workflowMode: WorkflowMode;
  readonly allowSelfApprove: boolean;
  readonly timezone: string;
}

/** A person as of now who may work in the project; undefined once they, it or their membership has ended. */
export async function findPersonIn(
  db: Db,
  projectId: string,
  userId: string,
): Promise<PersonInProject | undefined> {
  const { rows } = await sql<
    RightsRow & { display_name: string; allow_self_approve: boolean; timezone: string }
  >`
    SELECT users.display_name, projects.allow_self_approve, projects.timezone, ${RIGHTS_COLUMNS}
    FROM users
    JOIN projects ON projects.id = ${projectId} AND projects.status = 'ENABLE'
    LEFT JOIN project_members AS member ON member.project_id = projects.id AND member.user_id = users.id
    WHERE users.id = ${userId} AND ${IS_IN_ITS_DAYS} AND ${MAY_WORK}`.execute(db);
  const [row] = rows;
  return (
    row && {
      userId,
      displayName: row.display_name,
      role: row.role,
      permissions: permissionsOfRow(row),
      workflowMode: row.workflow_mode,
      allowSelfApprove: row.allow_self_approve,
      timezone: row.timezone,
    }
  );
}
