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
import { auditNote } from './note-audit.ts';
import { mentionsOf, notifyMustFix, notifyNewlyNamed, notifyResolved } from './note-notifications.ts';
import { deleteNote, writeNote } from './note-store.ts';
import { listAnswers, noteOf } from './note-view.ts';
import { holdNote, type SeenNote } from './post-of-notes.ts';

/** Changes the text of one's own note; audited. @throws as `holdNote`; RULES_NOT_MET: MENTION_CANNOT_SEE. */
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

/** Resolves a note; audited, and its author is notified. A resolved note stays unchanged. */
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

/** Reopens a note at the current position of its passage. */
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
    // Resolved notes do not move when the text changes.
    ...(row.anchor && {
      anchor: JSON.stringify(findAgain(articleWords(workingCopyOf(post).content), row.anchor)),
    }),
  });
  await auditNote(call, 'reopenNote', post, { before: row, after });
  if (after.must_fix) await notifyMustFix(call, post, { before: row, after });
  return noteOf(after);
}

/** Deletes a note with its answers; the audit log keeps its text. */
export async function removeNote(call: TransactionCall, seen: SeenNote): Promise<{ id: string }> {
  const { post, actor, facts, row, note } = await holdNote(call, seen);
  const answers = row.parent_id === null ? await listAnswers(call.db, call.projectId, row.id) : [];
  if (!mayRemoveNote(actor, facts, note, answers.length > 0)) throw new AppError('FORBIDDEN');
  for (const answer of answers) await auditNote(call, 'removeNote', post, { before: answer });
  await auditNote(call, 'removeNote', post, { before: row });
  await deleteNote(call.db, call.projectId, row.id);
  return { id: row.id };
}
