import type { NamedProject } from '@toasoan/contract/features/api-keys/api-key.ts';
import { sql } from 'kysely';
import { MAY_WORK, permissionsOfRow, RIGHTS_COLUMNS, type RightsRow } from '#server/core/auth/rights-view.ts';
import type { Db } from '#server/core/db/database.ts';

/** The projects in which a person manages keys, by name: they may give keys to these and to no other. */
export async function listAdministeredProjects(db: Db, userId: string): Promise<NamedProject[]> {
  const { rows } = await sql<RightsRow & NamedProject>`
    SELECT projects.id::text, projects.name, projects.code, ${RIGHTS_COLUMNS}
    FROM users CROSS JOIN projects
    LEFT JOIN project_members member ON member.project_id = projects.id AND member.user_id = users.id
    WHERE users.id = ${userId} AND projects.status = 'ENABLE' AND ${MAY_WORK}
    ORDER BY projects.name COLLATE "vi-x-icu", projects.id`.execute(db);
  return rows
    .filter((row) => permissionsOfRow(row).includes('apikey.edit'))
    .map(({ id, name, code }) => ({ id, name, code }));
}
