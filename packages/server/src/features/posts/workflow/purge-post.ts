import { mayPurge } from '@toasoan/contract/features/posts/post-rules.ts';
import { checkVersion } from '#server/core/db/version-conflict.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import type { TransactionCall } from '#server/core/http/call.ts';
import { deletePostRow, lockPost } from '../editing/post-store.ts';
import { dropPostUses } from '../media/post-use-store.ts';
import { postActor } from '../post-actor.ts';
import { auditPost } from '../post-audit.ts';
import { getPost } from '../post-detail-view.ts';
import { factsOf } from '../post-record.ts';
import { POST_RULE_TEXTS } from './unmet-post-rules.ts';

/**
 * Deletes a post in the trash permanently, with its history; the audit log keeps its facts. @throws NOT_FOUND,
 * VERSION_CONFLICT, FORBIDDEN, RULES_NOT_MET: PURGE_FORBIDDEN for one that was public.
 */
export async function purgePost(
  call: TransactionCall,
  { id, version }: { readonly id: string; readonly version: number | undefined },
): Promise<void> {
  const { db, projectId, caller } = call;
  const actor = postActor(caller);
  await lockPost(db, projectId, id);
  const post = await getPost(db, projectId, actor, id);
  checkVersion(post, version);
  if (!actor.permissions.includes('post.purge')) throw new AppError('FORBIDDEN');
  if (post.state !== 'TRASHED') throw ruleNotMet(POST_RULE_TEXTS, 'MOVE_NOT_POSSIBLE');
  if (!mayPurge(actor, { ...factsOf(post), everPublished: post.ever_published })) {
    throw ruleNotMet(POST_RULE_TEXTS, 'PURGE_FORBIDDEN');
  }
  await dropPostUses(db, projectId, id);
  await deletePostRow(db, projectId, id);
  await auditPost(call, 'purge', { before: post, after: post });
}
