import type { PostNote } from '@toasoan/contract/features/posts/notes/note.ts';
import { maySwitchMustFix, NOTE_RULE_TEXTS } from '@toasoan/contract/features/posts/notes/note-rules.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import type { TransactionCall } from '#server/core/http/call.ts';
import { auditNote } from './note-audit.ts';
import { notifyMustFix } from './note-notifications.ts';
import { writeNote } from './note-store.ts';
import { noteOf } from './note-view.ts';
import { holdNote, type SeenNote } from './post-of-notes.ts';

/**
 * Marks an open note as must-fix or removes the mark; audited, with notifications. An unchanged mark stays.
 * @throws as `holdNote`; FORBIDDEN, RULES_NOT_MET: NOTE_FORM, NOTE_RESOLVED.
 */
export async function setMustFix(
  call: TransactionCall,
  { mustFix, ...seen }: SeenNote & { readonly mustFix: boolean },
): Promise<PostNote> {
  const { caller } = call;
  const { post, actor, facts, row, note } = await holdNote(call, seen);
  if (note.kind !== 'NOTE' || note.parentId !== null) throw ruleNotMet(NOTE_RULE_TEXTS, 'NOTE_FORM');
  if (note.resolvedTime !== null) throw ruleNotMet(NOTE_RULE_TEXTS, 'NOTE_RESOLVED');
  if (note.mustFix === mustFix) return note;
  if (!maySwitchMustFix(actor, facts, note)) throw new AppError('FORBIDDEN');
  const after = await writeNote(call.db, call.projectId, row.id, {
    must_fix: mustFix,
    must_fix_by_id: mustFix ? caller.userId : null,
    must_fix_by_name: mustFix ? caller.displayName : null,
  });
  await auditNote(call, 'markNote', post, { before: row, after });
  await notifyMustFix(call, post, { before: row, after });
  return noteOf(after);
}
