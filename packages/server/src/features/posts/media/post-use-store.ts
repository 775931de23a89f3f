import { mediaPlace } from '@toasoan/contract/features/media/media-use.ts';
import { type HeldFile, mediaIn } from '@toasoan/contract/features/posts/media/post-media.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import type { ArticleMediaHolder } from '#server/core/media/article-media-holder.ts';
import { type ClassedUse, classedUsesOf, setClassedUses } from '#server/core/media/classed-use-store.ts';
import { holdTerms } from '../editing/post-store.ts';
import type { PostRecord } from '../post-record.ts';
import { heldByPending } from './settle-media.ts';

export const holdPosts: ArticleMediaHolder['hold'] = async (db, projectId, ids) => {
  await holdTerms(db, projectId);
  await sql`
    SELECT FROM posts WHERE project_id = ${projectId} AND id = ANY (${ids}::bigint[])
    ORDER BY id FOR NO KEY UPDATE`.execute(db);
};

type Holder = Pick<PostRecord, 'id' | 'state' | 'content' | 'details' | 'pending'>;

const thingOf = (entityId: string) => ({ entity: 'post', entityId }) as const;
const classed = (useClass: ClassedUse['useClass'], held: readonly HeldFile[]): ClassedUse[] =>
  held.map((one) => ({ ...one, useClass }));

/**
 * Records in the library which files a post holds after a write: in public content, in drafts, and in kept
 * versions if nothing else of the post holds the file. `known`: what it held before. @throws RULES_NOT_MET: MEDIA_GONE.
 */
export async function keepPostUses(
  db: Db,
  projectId: string,
  post: Holder,
  known?: readonly ClassedUse[],
): Promise<void> {
  const text = mediaIn(post);
  const isRead = post.state === 'PUBLISHED' || (post.state === 'EXPIRED' && post.details.archiveOnExpire);
  const placed = isRead ? text : [];
  const drafted = without(isRead ? heldByPending(post) : [...text, ...heldByPending(post)], placed);
  const before = known ?? (await usesOfPost(db, projectId, post.id));
  await setClassedUses(db, projectId, { ...thingOf(post.id), before }, async () => {
    // A post that never held a file has no version with one.
    if (before.length === 0 && placed.length === 0 && drafted.length === 0) return [];
    const shown = new Set([...placed, ...drafted].map(({ mediaId }) => mediaId));
    const kept = (await heldByVersions(db, projectId, post.id)).filter(({ mediaId }) => !shown.has(mediaId));
    return [...classed('PLACED', placed), ...classed('DRAFT', drafted), ...classed('VERSION', kept)];
  });
}

/** For a purged post. */
export async function dropPostUses(db: Db, projectId: string, postId: string): Promise<void> {
  const before = await usesOfPost(db, projectId, postId);
  await setClassedUses(db, projectId, { ...thingOf(postId), before }, async () => []);
}

/** What the library has on record of a post. */
export async function usesOfPost(db: Db, projectId: string, postId: string): Promise<ClassedUse[]> {
  return await classedUsesOf(db, projectId, thingOf(postId));
}

function without(held: readonly HeldFile[], others: readonly HeldFile[]): HeldFile[] {
  const known = new Set(others.map(({ mediaId, place }) => `${mediaId} ${place}`));
  return held.filter(({ mediaId, place }) => !known.has(`${mediaId} ${place}`));
}

/** Files that versions refer to and that are still in the library. */
async function heldByVersions(db: Db, projectId: string, postId: string): Promise<HeldFile[]> {
  const { rows } = await sql<{ mediaId: string; place: string }>`
    SELECT DISTINCT media.id AS "mediaId", split_part(held.name, ':', 1) AS place
    FROM post_versions AS version, unnest(version.media) AS held (name), media
    WHERE version.project_id = ${projectId} AND version.post_id = ${postId}
      AND media.project_id = ${projectId} AND media.id = split_part(held.name, ':', 2)::bigint`.execute(db);
  return rows.map(({ mediaId, place }) => ({ mediaId, place: mediaPlace.parse(place) }));
}
