import type { PostNote } from '@toasoan/contract/features/posts/notes/note.ts';
import { NOTE_RULE_TEXTS } from '@toasoan/contract/features/posts/notes/note-rules.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import type { TransactionCall } from '#server/core/http/call.ts';
import type { PostRecord } from '../post-record.ts';
import { findColleagues } from './note-people-view.ts';

/** Who is named, as they are called now. @throws RULES_NOT_MET: MENTION_CANNOT_SEE. */
export async function mentionsOf(
  { db, projectId, caller }: TransactionCall,
  post: PostRecord,
  userIds: readonly string[],
): Promise<PostNote['mentions']> {
  const wanted = [...new Set(userIds)];
  const project = { projectId, workflowMode: caller.project?.workflowMode ?? ('THREE_STEP' as const) };
  const found = await findColleagues(db, project, post, wanted);
  if (found.length < wanted.length) throw ruleNotMet(NOTE_RULE_TEXTS, 'MENTION_CANNOT_SEE');
  return found.map(({ userId, displayName }) => ({ userId, name: displayName }));
}
