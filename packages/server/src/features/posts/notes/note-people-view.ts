import { permissionsIn, permissionsOf, rolesWith } from '@toasoan/contract/access/permissions.ts';
import type { Role } from '@toasoan/contract/access/roles.ts';
import { PEOPLE_FOUND } from '@toasoan/contract/features/posts/notes/note-endpoints.ts';
import { mayReadNotes } from '@toasoan/contract/features/posts/notes/note-rules.ts';
import type { WorkflowMode } from '@toasoan/contract/features/projects/project.ts';
import { foldVietnamese, wordsOf } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { factsOf, type PostRecord } from '../post-record.ts';

interface ProjectOfPost {
  readonly projectId: string;
  readonly workflowMode: WorkflowMode;
}

interface Colleague {
  readonly userId: string;
  readonly displayName: string;
}

interface PersonRow {
  readonly id: string;
  readonly display_name: string;
  readonly role: Role;
  readonly permission_grants: string[];
  readonly permission_denials: string[];
}

/** The index also finds usernames: more rows are read than returned. */
const LOOKED_AT = 200;

/**
 * Enabled people of the project who may read every post, and the post's own people; the rules decide who really
 * may.
 */
function colleagues(project: ProjectOfPost, post: PostRecord): RawBuilder<boolean> {
  return sql`users.status = 'ENABLE' AND users.deleted_time IS NULL
    AND (users.role = ANY (${rolesWith('post.editAny')}::text[])
      OR 'post.editAny' = ANY (users.permission_grants) OR users.id = ${post.created_by_id}::bigint)
    AND (users.role = 'SUPPER_ADMIN' OR EXISTS (
      SELECT FROM project_members AS member
      WHERE member.user_id = users.id AND member.project_id = ${project.projectId}))`;
}

function maySee(project: ProjectOfPost, post: PostRecord, row: PersonRow): boolean {
  const { role, permission_grants: permissionGrants, permission_denials: permissionDenials } = row;
  const person = { role, permissionGrants, permissionDenials };
  const permissions = permissionsIn({ ...person, permissions: permissionsOf(person) }, project);
  const actor = {
    userId: row.id,
    permissions,
    workflowMode: project.workflowMode,
    allowSelfApprove: false,
  };
  return permissions.includes('post.view') && mayReadNotes(actor, factsOf(post));
}

const colleagueOf = ({ id, display_name: displayName }: PersonRow): Colleague => ({
  userId: id,
  displayName,
});

/** The people among these who may see the post. */
export async function findColleagues(
  db: Db,
  project: ProjectOfPost,
  post: PostRecord,
  userIds: readonly string[],
): Promise<Colleague[]> {
  if (userIds.length === 0) return [];
  const { rows } = await sql<PersonRow>`
    SELECT id, display_name, role, permission_grants, permission_denials FROM users
    WHERE users.id = ANY (${userIds}::bigint[]) AND ${colleagues(project, post)}`.execute(db);
  return rows.filter((row) => maySee(project, post, row)).map(colleagueOf);
}

/**
 * People who may see the post and whose name matches: every word is a prefix of a part of the name, without
 * diacritics.
 */
export async function searchColleagues(
  db: Db,
  project: ProjectOfPost,
  post: PostRecord,
  text: string,
): Promise<Colleague[]> {
  const words = wordsOf(foldVietnamese(text));
  const query = words.map((word) => `'${word}':*`).join(' & ');
  const { rows } = await sql<PersonRow>`
    SELECT id, display_name, role, permission_grants, permission_denials FROM users
    WHERE ${colleagues(project, post)} AND ${
      words.length === 0 ? sql`true` : sql`users.name_terms @@ ${query}::tsquery`
    }
    ORDER BY split_part(users.name_sort, ' ', 1) COLLATE "vi-x-icu", users.name_sort COLLATE "vi-x-icu", id
    LIMIT ${LOOKED_AT}`.execute(db);
  return rows
    .filter((row) => isCalled(row.display_name, words) && maySee(project, post, row))
    .slice(0, PEOPLE_FOUND)
    .map(colleagueOf);
}

function isCalled(name: string, words: readonly string[]): boolean {
  const parts = wordsOf(foldVietnamese(name));
  return words.every((word) => parts.some((part) => part.startsWith(word)));
}
