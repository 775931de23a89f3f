import type { CommentRules } from '@toasoan/contract/features/comments/rules/comment-rules.ts';
import type { Db } from '#server/core/db/database.ts';
import { together } from '#server/core/db/pipelined-transaction.ts';
import { readRules } from '../rules/comment-rules-store.ts';
import { isTargetOpen } from '../targets/target-is-open.ts';
import { findChoice } from '../targets/target-store.ts';
import { findTarget, type TargetRef } from '../targets/target-view.ts';

/** Something public that readers comment on. */
export interface ReaderTarget extends TargetRef {
  readonly isOpen: boolean;
  readonly rules: CommentRules;
}

/** Undefined for what is not public. */
export async function findReaderTarget(
  db: Db,
  projectId: string,
  name: string,
  now: Date,
): Promise<ReaderTarget | undefined> {
  const ref = targetOf(name);
  const [target, { rules }, choice] = await together(
    findTarget(db, projectId, ref),
    readRules(db, projectId),
    findChoice(db, projectId, ref),
  );
  if (target === undefined || !target.isPublic) return undefined;
  return { ...ref, rules, isOpen: isTargetOpen(target, rules, { choice, now }) };
}

export async function isPublicTarget(db: Db, projectId: string, ref: TargetRef): Promise<boolean> {
  return (await findTarget(db, projectId, ref))?.isPublic === true;
}

/** The target of an address such as `post-12`. */
function targetOf(name: string): TargetRef {
  const [kind = '', targetId = ''] = name.split('-');
  return { targetType: kind === 'event' ? 'EVENT' : 'POST', targetId };
}
