import type { PostAssign } from '@toasoan/contract/features/posts/assignment/assignment.ts';
import { dueProblem } from '@toasoan/contract/features/posts/assignment/assignment-rules.ts';
import { checkVersion } from '#server/core/db/version-conflict.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import type { TransactionCall } from '#server/core/http/call.ts';
import { notify } from '#server/features/notifications/public.ts';
import { lockPost, writePostRow } from '../editing/post-store.ts';
import { logTransition } from '../history/post-transition-store.ts';
import { passLockToAssignee } from '../lock/pass-lock.ts';
import { postActor } from '../post-actor.ts';
import { auditPost } from '../post-audit.ts';
import { getPost, readPost } from '../post-detail-view.ts';
import type { PostRecord } from '../post-record.ts';
import { POST_RULE_TEXTS } from '../workflow/unmet-post-rules.ts';
import { type Assignee, findAssignee } from './assignee-view.ts';
import { planDue } from './due-jobs.ts';

interface Assignment extends PostAssign {
  readonly id: string;
}

/**
 * Sets the editor of a post in editing, its due time and message; logged, audited and notified. Unchanged values
 * stay. @throws NOT_FOUND, VERSION_CONFLICT, RULES_NOT_MET.
 */
export async function assignPost(call: TransactionCall, options: Assignment): Promise<PostRecord> {
  const { db, projectId, caller } = call;
  await lockPost(db, projectId, options.id);
  const before = await getPost(db, projectId, postActor(caller), options.id);
  checkVersion(before, options.version);
  if (before.state !== 'SUBMITTED' && before.state !== 'EDITING')
    throw ruleNotMet(POST_RULE_TEXTS, 'MOVE_NOT_POSSIBLE');
  const assignee = options.assigneeId === null ? undefined : await getAssignee(call, options.assigneeId);
  if (assignee === undefined && before.state === 'EDITING') {
    throw ruleNotMet(POST_RULE_TEXTS, 'ASSIGNEE_REQUIRED', 'assigneeId');
  }
  const columns = columnsOf(before, assignee, options);
  if (isAsBefore(before, columns)) return before;
  await writePostRow(db, projectId, before.id, columns, caller);
  const after = await readPost(db, projectId, before.id);
  await planDue(db, { projectId, postId: after.id }, before, after);
  await passLockToAssignee(db, projectId, { before, after });
  await logTransition(
    db,
    projectId,
    {
      post_id: after.id,
      move: 'assign',
      from_state: before.state,
      to_state: after.state,
      reason: after.assign_text,
      schedule_time: null,
      assignee_name: after.assignee_name,
      due_time: after.edit_due_time,
      version: after.version,
    },
    caller,
  );
  await auditPost(call, 'assign', { before, after });
  await announce(call, after);
  return after;
}

/** @throws RULES_NOT_MET for a person who could not edit it. */
export async function getAssignee(
  { db, projectId }: Pick<TransactionCall, 'db' | 'projectId'>,
  userId: string,
  field = 'assigneeId',
): Promise<Assignee> {
  const assignee = await findAssignee(db, projectId, userId);
  if (assignee === undefined) throw ruleNotMet(POST_RULE_TEXTS, 'ASSIGNEE_UNFIT', field);
  return assignee;
}

type AssignmentColumns = Pick<PostRecord, 'assignee_id' | 'assignee_name' | 'edit_due_time' | 'assign_text'>;

function columnsOf(
  before: PostRecord,
  assignee: Assignee | undefined,
  options: Assignment,
): AssignmentColumns {
  if (assignee === undefined)
    return { assignee_id: null, assignee_name: '', edit_due_time: null, assign_text: '' };
  const isNew = assignee.userId !== before.assignee_id;
  return {
    assignee_id: assignee.userId,
    assignee_name: isNew ? assignee.displayName : before.assignee_name,
    edit_due_time: dueTimeOf(before, options),
    assign_text: options.text ?? (isNew ? '' : before.assign_text),
  };
}

/** @throws RULES_NOT_MET for a new due time that has passed or is too far ahead. */
function dueTimeOf({ edit_due_time: had }: PostRecord, { dueTime }: Assignment): Date | null {
  if (dueTime === undefined) return had;
  if (dueTime === null) return null;
  const due = new Date(dueTime);
  if (due.getTime() === had?.getTime()) return had;
  const problem = dueProblem(due.getTime(), Date.now());
  if (problem !== undefined) throw ruleNotMet(POST_RULE_TEXTS, problem, 'dueTime');
  return due;
}

function isAsBefore(before: PostRecord, after: AssignmentColumns): boolean {
  return (
    before.assignee_id === after.assignee_id &&
    before.edit_due_time?.getTime() === after.edit_due_time?.getTime() &&
    before.assign_text === after.assign_text
  );
}

async function announce({ db, projectId, caller }: TransactionCall, post: PostRecord): Promise<void> {
  if (post.assignee_id === null) return;
  await notify(db, projectId, {
    kind: 'postAssigned',
    postId: post.id,
    to: [post.assignee_id],
    by: caller,
    detail: {
      title: post.title,
      ...(post.assign_text !== '' && { text: post.assign_text }),
      ...(post.edit_due_time && { dueTime: post.edit_due_time.toISOString() }),
    },
  });
}
