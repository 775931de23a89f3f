import type { PostDraft } from '@toasoan/contract/features/posts/post.ts';
import type { AuditSource } from '#server/core/audit/audit-log.ts';
import type { Actor } from '#server/core/auth/actor.ts';
import { holdTerms, lockPost } from '../editing/post-store.ts';
import { writeDraft } from '../editing/write-draft.ts';
import { keepVersion } from '../history/post-version-store.ts';
import { auditPost } from '../post-audit.ts';
import { readPost } from '../post-detail-view.ts';
import { heldByPost } from './held-media.ts';
import { keepPostUses } from './post-use-store.ts';
import { settleMedia } from './settle-media.ts';

interface PicturesOfPost {
  readonly id: string;
  /** The version that the pictures were missed in. */
  readonly version: number;
  readonly draft: Pick<PostDraft, 'content' | 'cover'>;
  readonly by: Actor;
}

/**
 * Gives a post that came without them the pictures of its source, as a save of its own whatever state it is in.
 * Answers its version since; undefined where somebody has changed it in the meantime.
 * @throws NOT_FOUND, RULES_NOT_MET: MEDIA_GONE
 */
export async function putPicturesIntoPost(
  source: AuditSource,
  { id, version, draft, by }: PicturesOfPost,
): Promise<number | undefined> {
  const { db, projectId } = source;
  await holdTerms(db, projectId);
  await lockPost(db, projectId, id);
  const before = await readPost(db, projectId, id);
  if (before.version !== version || before.pending !== null) return undefined;
  const settled = await settleMedia(db, projectId, heldByPost(before), draft);
  const after = await writeDraft(db, projectId, before, settled, by);
  const kind = after.state === 'PUBLISHED' ? 'publish' : 'save';
  await keepVersion(db, projectId, { before, after, kind, by });
  await keepPostUses(db, projectId, after);
  await auditPost(source, 'update', { before, after });
  return after.version;
}
