import type { TakedownFacts } from '@toasoan/contract/features/posts/takedown/takedown-facts.ts';
import { TAKEDOWN_RULE_TEXTS } from '@toasoan/contract/features/posts/takedown/takedown-rules.ts';
import { checkVersion } from '#server/core/db/version-conflict.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import { lockPost } from '../editing/post-store.ts';
import { type PostWork, postActor } from '../post-actor.ts';
import { getPost } from '../post-detail-view.ts';
import { checkFacts } from './check-facts.ts';
import { auditCase } from './takedown-audit.ts';
import { insertCase, writeFacts } from './takedown-store.ts';
import { findCaseOfPost, getCase, type TakedownRow } from './takedown-view.ts';

/**
 * Opens a case about a post that is public or was unpublished; one at a time. @throws NOT_FOUND, RULES_NOT_MET.
 */
export async function openCase(call: PostWork, postId: string, facts: TakedownFacts): Promise<TakedownRow> {
  const { db, projectId, caller } = call;
  checkFacts(facts);
  await lockPost(db, projectId, postId);
  const post = await getPost(db, projectId, postActor(caller), postId);
  if (post.state !== 'PUBLISHED' && post.state !== 'UNPUBLISHED')
    throw ruleNotMet(TAKEDOWN_RULE_TEXTS, 'POST_NOT_PUBLIC');
  if (await findCaseOfPost(db, projectId, postId, 'OPEN')) throw ruleNotMet(TAKEDOWN_RULE_TEXTS, 'CASE_OPEN');
  const id = await insertCase(db, projectId, postId, facts, caller);
  const after = await getCase(db, projectId, id);
  await auditCase(call, 'open', { after });
  return after;
}

/** @throws NOT_FOUND, VERSION_CONFLICT, RULES_NOT_MET: CASE_CLOSED and missing facts. */
export async function updateCase(
  call: PostWork,
  { id, version }: { readonly id: string; readonly version: number },
  facts: TakedownFacts,
): Promise<TakedownRow> {
  const { db, projectId, caller } = call;
  const { post_id } = await getCase(db, projectId, id);
  await lockPost(db, projectId, post_id);
  const before = await getCase(db, projectId, id);
  checkVersion(before, version);
  if (before.state !== 'OPEN') throw ruleNotMet(TAKEDOWN_RULE_TEXTS, 'CASE_CLOSED');
  checkFacts(facts);
  await writeFacts(db, projectId, id, facts, caller);
  const after = await getCase(db, projectId, id);
  await auditCase(call, 'update', { before, after });
  return after;
}
