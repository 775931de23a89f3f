import { rolesWith } from '@toasoan/contract/access/permissions.ts';
import { PEOPLE_FOUND } from '@toasoan/contract/features/posts/notes/note-endpoints.ts';
import { mayReadNotes } from '@toasoan/contract/features/posts/notes/note-rules.ts';
import type { WorkflowMode } from '@toasoan/contract/features/projects/project.ts';
import { foldVietnamese, wordsOf } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';
import { type RawBuilder, sql } from 'kysely';
import {
  IS_STILL_HERE,
  MAY_WORK,
  permissionsOfRow,
  RIGHTS_COLUMNS,
  type RightsRow,
} from '#server/core/auth/rights-view.ts';
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

interface PersonRow extends RightsRow {
  readonly id: string;
  readonly display_name: string;
}

/** The index also finds usernames: more rows are read than returned. */
const LOOKED_AT = 200;

/**
 * People of the project who are still here and may read every post, and the post's own people; the rules decide who really
 * may.
 */
function colleagues(post: PostRecord): RawBuilder<boolean> {
  return sql`${IS_STILL_HERE} AND ${MAY_WORK}
    AND (users.role = ANY (${rolesWith('post.editAny')}::text[])
      OR 'post.editAny' = ANY (users.permission_grants || member.permission_grants)
      OR users.id = ${post.created_by_id}::bigint)`;
}

function people({ projectId }: ProjectOfPost): RawBuilder<unknown> {
  return sql`users
    JOIN projects ON projects.id = ${projectId}
    LEFT JOIN project_members AS member ON member.project_id = projects.id AND member.user_id = users.id`;
}

function maySee(post: PostRecord, row: PersonRow): boolean {
  const permissions = permissionsOfRow(row);
  const actor = {
    userId: row.id,
    permissions,
    workflowMode: row.workflow_mode,
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
    SELECT users.id, users.display_name, ${RIGHTS_COLUMNS} FROM ${people(project)}
    WHERE users.id = ANY (${userIds}::bigint[]) AND ${colleagues(post)}`.execute(db);
  return rows.filter((row) => maySee(post, row)).map(colleagueOf);
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
    SELECT users.id, users.display_name, ${RIGHTS_COLUMNS} FROM ${people(project)}
    WHERE ${colleagues(post)} AND ${
      words.length === 0 ? sql`true` : sql`users.name_terms @@ ${query}::tsquery`
    }
    ORDER BY split_part(users.name_sort, ' ', 1) COLLATE "vi-x-icu", users.name_sort COLLATE "vi-x-icu", users.id
    LIMIT ${LOOKED_AT}`.execute(db);
  return rows
    .filter((row) => isCalled(row.display_name, words) && maySee(post, row))
    .slice(0, PEOPLE_FOUND)
    .map(colleagueOf);
}

function isCalled(name: string, words: readonly string[]): boolean {
  const parts = wordsOf(foldVietnamese(name));
  return words.every((word) => parts.some((part) => part.startsWith(word)));
}
