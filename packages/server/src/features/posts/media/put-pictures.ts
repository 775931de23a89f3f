import type { PostDraft } from '@toasoan/contract/features/posts/post.ts';
import type { AuditSource } from '#server/core/audit/audit-log.ts';
import type { Actor } from '#server/core/auth/actor.ts';
import { holdTerms, lockPost } from '../editing/post-store.ts';
import { writeDraft } from '../editing/write-draft.ts';
import { keepVersion } from '../history/post-version-store.ts';
import { auditPost } from '../post-audit.ts';
import { readPost } from '../post-detail-view.ts';
import { keepPostUses } from './post-use-store.ts';
import { heldByPost, settleMedia } from './settle-media.ts';

interface PicturesOfPost {
  readonly id: string;
  /** The version without the pictures. */
  readonly version: number;
  readonly draft: Pick<PostDraft, 'content' | 'cover'>;
  readonly by: Actor;
}

/**
 * Adds the source's pictures to a post that was imported without them, as a save of its own in any state. Returns
 * its new version; undefined where somebody has changed it in the meantime. @throws NOT_FOUND, RULES_NOT_MET:
 * MEDIA_GONE
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
