import type { TakedownFacts } from '@toasoan/contract/features/posts/takedown/takedown-facts.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import { keepFound } from '../history/post-version-store.ts';
import type { PostWork } from '../post-actor.ts';
import type { PostRecord } from '../post-record.ts';
import { POST_RULE_TEXTS } from '../workflow/unmet-post-rules.ts';
import { checkFacts } from './check-facts.ts';
import { openCase, updateCase } from './open-case.ts';
import { auditCase } from './takedown-audit.ts';
import { writeDone, writeReinstated } from './takedown-store.ts';
import { findCaseOfPost, getCase, type TakedownRow, takenDown } from './takedown-view.ts';

/**
 * The open case that a takedown closes: the existing one, with newer facts if given, or a new one. @throws
 * RULES_NOT_MET: CASE_REQUIRED, and missing facts.
 */
export async function caseToClose(
  call: PostWork,
  post: PostRecord,
  facts: TakedownFacts | undefined,
): Promise<TakedownRow> {
  const open = await findCaseOfPost(call.db, call.projectId, post.id, 'OPEN');
  if (facts === undefined) {
    if (open === undefined) throw ruleNotMet(POST_RULE_TEXTS, 'CASE_REQUIRED', 'takedown');
    return open;
  }
  checkFacts(facts, 'takedown.');
  return open === undefined ? await openCase(call, post.id, facts) : await updateCase(call, open, facts);
}

/** Keeps the post permanently as it was in its case, and in its history where that had not begun yet. */
export async function closeCase(
  call: PostWork,
  { id }: TakedownRow,
  { post, reason }: { readonly post: PostRecord; readonly reason: string },
): Promise<void> {
  const { db, projectId, caller } = call;
  await keepFound(db, projectId, post);
  const before = await getCase(db, projectId, id);
  await writeDone(db, projectId, id, { snapshot: takenDown(post), reason }, caller);
  await auditCase(call, 'done', { before, after: await getCase(db, projectId, id) });
}

/** The post is public again; a takedown from before cases existed has none. */
export async function reinstateCase(call: PostWork, postId: string, reason: string): Promise<void> {
  const { db, projectId, caller } = call;
  const before = await findCaseOfPost(db, projectId, postId, 'DONE');
  if (before === undefined) return;
  await writeReinstated(db, projectId, before.id, reason, caller);
  await auditCase(call, 'reinstate', { before, after: await getCase(db, projectId, before.id) });
}
