import type { ArticleVersion } from '@toasoan/contract/features/articles/history/article-version.ts';
import type { PostSnapshot } from '@toasoan/contract/features/posts/history/post-version.ts';
import { pickDetails } from '@toasoan/contract/features/posts/post-details.ts';
import { mayReadDrafts } from '@toasoan/contract/features/posts/post-rules.ts';
import type { PostActor } from '@toasoan/contract/features/posts/workflow/post-transitions.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { readVersion } from '#server/features/articles/public.ts';
import { followTargets } from '../links/link-targets-view.ts';
import { factsOf, type PostRecord } from '../post-record.ts';
import { POST_TABLES } from '../post-tables.ts';

/** A version whose text the post still has does not store it. */
const WHOLE_SNAPSHOT = sql<PostSnapshot>`
  CASE WHEN has_content THEN snapshot ELSE snapshot || jsonb_build_object('content', (
    SELECT content FROM posts
    WHERE posts.project_id = post_versions.project_id AND posts.id = post_versions.post_id
  )) END`;

/** For somebody who may read it. @throws NOT_FOUND also for those who see only what was public. */
export async function getReadableVersion(
  db: Db,
  projectId: string,
  { post, no, actor }: { readonly post: PostRecord; readonly no: number; readonly actor: PostActor },
): ReturnType<typeof getVersion> {
  const version = await getVersion(db, projectId, { id: post.id, no });
  if (!version.isPublic && !mayReadDrafts(actor, factsOf(post))) throw new AppError('NOT_FOUND');
  return version;
}

/** @throws NOT_FOUND when the post has no such version, or it is no longer kept. */
export async function getVersion(
  db: Db,
  projectId: string,
  { id, no }: { readonly id: string; readonly no: number },
): Promise<ArticleVersion & { readonly snapshot: PostSnapshot }> {
  const version = await readVersion(db, POST_TABLES, { projectId, articleId: id }, no, WHOLE_SNAPSHOT);
  const { snapshot } = version;
  // As in the post itself: an address that only followed its target is no change between two versions.
  const [content = snapshot.content] = await followTargets(db, projectId, [snapshot.content]);
  // An old version lacks the fields that were added later.
  return { ...version, snapshot: { ...snapshot, content, details: pickDetails(snapshot.details) } };
}
