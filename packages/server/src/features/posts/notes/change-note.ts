import { articleWords } from '@toasoan/contract/features/posts/notes/article-words.ts';
import { findAgain } from '@toasoan/contract/features/posts/notes/move-anchors.ts';
import type { PostNote } from '@toasoan/contract/features/posts/notes/note.ts';
import {
  mayChangeNote,
  mayRemoveNote,
  mayReopen,
  mayResolve,
} from '@toasoan/contract/features/posts/notes/note-rules.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import type { TransactionCall } from '#server/core/http/call.ts';
import { workingCopyOf } from '../pending/working-copy.ts';
import { holdNote, type SeenNote } from './hold-note.ts';
import { mentionsOf } from './mentions-of.ts';
import { auditNote } from './note-audit.ts';
import { notifyMustFix, notifyNewlyNamed, notifyResolved } from './note-notifications.ts';
import { noteOf } from './note-row.ts';
import { deleteNote, writeNote } from './note-store.ts';
import { listAnswers } from './note-view.ts';

/** Other words of one's own; audited. @throws as `holdNote`; RULES_NOT_MET: MENTION_CANNOT_SEE. */
export async function changeNote(
  call: TransactionCall,
  { text, mentions, ...seen }: SeenNote & { readonly text: string; readonly mentions: readonly string[] },
): Promise<PostNote> {
  const { post, actor, facts, row, note } = await holdNote(call, seen);
  if (!mayChangeNote(actor, facts, note)) throw new AppError('FORBIDDEN');
  const after = await writeNote(call.db, call.projectId, row.id, {
    text,
    mentions: JSON.stringify(await mentionsOf(call, post, mentions)),
    edit_time: new Date(),
  });
  await auditNote(call, 'changeNote', post, { before: row, after });
  await notifyNewlyNamed(call, post, row, after);
  return noteOf(after);
}

/** Says that a note is done; audited, and told to who made it. One that is done already stays as it is. */
export async function resolveNote(call: TransactionCall, seen: SeenNote): Promise<PostNote> {
  const { post, actor, facts, row, note } = await holdNote(call, seen);
  if (!mayResolve(actor, facts, note)) throw new AppError('FORBIDDEN');
  if (row.resolved_time !== null) return note;
  const after = await writeNote(call.db, call.projectId, row.id, {
    resolved_by_id: call.caller.userId,
    resolved_by_name: call.caller.displayName,
    resolved_time: new Date(),
  });
  await auditNote(call, 'resolveNote', post, { before: row, after });
  await notifyResolved(call, post, after);
  return noteOf(after);
}

/** Takes a note up again where its passage stands by now; what was said to be done is asked anew. */
export async function reopenNote(call: TransactionCall, seen: SeenNote): Promise<PostNote> {
  const { post, actor, facts, row, note } = await holdNote(call, seen);
  if (!mayReopen(actor, facts, note)) throw new AppError('FORBIDDEN');
  if (row.resolved_time === null) return note;
  const after = await writeNote(call.db, call.projectId, row.id, {
    resolved_by_id: null,
    resolved_by_name: null,
    resolved_time: null,
    fixed_by_id: null,
    fixed_by_name: null,
    // Resolved notes stay behind when the text changes.
    ...(row.anchor && {
      anchor: JSON.stringify(findAgain(articleWords(workingCopyOf(post).content), row.anchor)),
    }),
  });
  await auditNote(call, 'reopenNote', post, { before: row, after });
  if (after.must_fix) await notifyMustFix(call, post, { before: row, after });
  return noteOf(after);
}

/** Removes a note with its answers; the audit keeps what it said. */
export async function removeNote(call: TransactionCall, seen: SeenNote): Promise<{ id: string }> {
  const { post, actor, facts, row, note } = await holdNote(call, seen);
  const answers = row.parent_id === null ? await listAnswers(call.db, call.projectId, row.id) : [];
  if (!mayRemoveNote(actor, facts, note, answers.length > 0)) throw new AppError('FORBIDDEN');
  for (const answer of answers) await auditNote(call, 'removeNote', post, { before: answer });
  await auditNote(call, 'removeNote', post, { before: row });
  await deleteNote(call.db, call.projectId, row.id);
  return { id: row.id };
}
