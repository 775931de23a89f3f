import type { PostSnapshot } from '@toasoan/contract/features/posts/history/post-version.ts';
import type { PostVersion } from '@toasoan/contract/features/posts/history/version-endpoints.ts';
import { pickDetails } from '@toasoan/contract/features/posts/post-details.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { followTargets } from '../links/link-targets-view.ts';

const FACTS = [
  'no',
  'kind',
  'is_public',
  'time',
  'user_id',
  'user_name',
  'changed_fields',
  'note',
  'is_substantive',
] as const;

/** A version whose text the post still has does not store it. */
const WHOLE_SNAPSHOT = sql<PostSnapshot>`
  CASE WHEN has_content THEN snapshot ELSE snapshot || jsonb_build_object('content', (
    SELECT content FROM posts
    WHERE posts.project_id = post_versions.project_id AND posts.id = post_versions.post_id
  )) END`.as('snapshot');

/** The saves of a post, newest first, without their texts. */
export async function listVersions(
  db: Db,
  projectId: string,
  postId: string,
  {
    before,
    limit,
    publicOnly,
  }: { readonly before?: number | undefined; readonly limit: number; readonly publicOnly: boolean },
): Promise<{ items: PostVersion[]; hasMore: boolean }> {
  let rows = db
    .selectFrom('post_versions')
    .select(FACTS)
    .where('project_id', '=', projectId)
    .where('post_id', '=', postId);
  if (before !== undefined) rows = rows.where('no', '<', before);
  if (publicOnly) rows = rows.where('is_public', '=', true);
  const found = await rows
    .orderBy('no', 'desc')
    .limit(limit + 1)
    .execute();
  return { items: found.slice(0, limit).map(versionOf), hasMore: found.length > limit };
}

/** @throws NOT_FOUND when the post has no such version, or it is no longer kept. */
export async function getVersion(
  db: Db,
  projectId: string,
  { id, no }: { readonly id: string; readonly no: number },
): Promise<PostVersion & { readonly snapshot: PostSnapshot }> {
  const row = await db
    .selectFrom('post_versions')
    .select(FACTS)
    .select(WHOLE_SNAPSHOT)
    .where('project_id', '=', projectId)
    .where('post_id', '=', id)
    .where('no', '=', no)
    .executeTakeFirst();
  if (row === undefined) throw new AppError('NOT_FOUND');
  const { snapshot } = row;
  // As in the post itself: an address that only followed its target is no change between two versions.
  const [content = snapshot.content] = await followTargets(db, projectId, [snapshot.content]);
  // An old version lacks the fields that were added later.
  return { ...versionOf(row), snapshot: { ...snapshot, content, details: pickDetails(snapshot.details) } };
}

interface VersionRow {
  readonly no: number;
  readonly kind: PostVersion['kind'];
  readonly is_public: boolean;
  readonly time: Date;
  readonly user_id: string | null;
  readonly user_name: string;
  readonly changed_fields: string[];
  readonly note: string;
  readonly is_substantive: boolean;
}

function versionOf(row: VersionRow): PostVersion {
  return {
    no: row.no,
    kind: row.kind,
    isPublic: row.is_public,
    time: row.time.toISOString(),
    userId: row.user_id,
    userName: row.user_name,
    changedFields: row.changed_fields,
    note: row.note,
    isSubstantive: row.is_substantive,
  };
}
