import { MAX_NOTES, type NoteCreate, type PostNote } from '@toasoan/contract/features/posts/notes/note.ts';
import { mayAskForFix, maySayFixed } from '@toasoan/contract/features/posts/notes/note-rules.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import type { TransactionCall } from '#server/core/http/call.ts';
import { mentionsOf } from './mentions-of.ts';
import { auditNote } from './note-audit.ts';
import { type NoteRow, noteOf } from './note-row.ts';
import { noteRuleNotMet } from './note-rule-error.ts';
import { addNote, writeNote } from './note-store.ts';
import { tellOfNote } from './note-telling.ts';
import { countNotes, findNote } from './note-view.ts';
import { holdPostToNote, type NotedPost } from './post-of-notes.ts';

/**
 * Adds a note, a comment or an answer; audited, and told to whom it concerns.
 * @throws NOT_FOUND, FORBIDDEN, RULES_NOT_MET: TOO_MANY_NOTES, ANSWER_OF_ANSWER, NOTE_RESOLVED, NOTE_FORM,
 *   MENTION_CANNOT_SEE, NOTE_IN_TRASH.
 */
export async function createNote(call: TransactionCall, wish: NoteCreate): Promise<PostNote> {
  const { db, projectId, caller } = call;
  const noted = await holdPostToNote(call, wish.postId);
  const { post } = noted;
  const parent = await parentOf(call, wish);
  checkForm(noted, wish, parent);
  if ((await countNotes(db, projectId, post.id)) >= MAX_NOTES) throw noteRuleNotMet('TOO_MANY_NOTES');
  const row = await addNote(db, {
    project_id: projectId,
    post_id: post.id,
    parent_id: parent?.id ?? null,
    kind: parent?.kind ?? wish.kind,
    text: wish.text,
    mentions: JSON.stringify(await mentionsOf(call, post, wish.mentions)),
    must_fix: wish.mustFix,
    ...(wish.mustFix && { must_fix_by_id: caller.userId, must_fix_by_name: caller.displayName }),
    anchor: wish.anchor ? JSON.stringify({ ...wish.anchor, isLost: false }) : null,
    quote: wish.anchor?.text ?? '',
    says_fixed: wish.saysFixed,
    author_id: caller.userId,
    author_name: caller.displayName,
  });
  if (parent && wish.saysFixed) {
    const fixed = { fixed_by_id: caller.userId, fixed_by_name: caller.displayName };
    await writeNote(db, projectId, parent.id, fixed);
  }
  await auditNote(call, 'addNote', post, { after: row });
  await tellOfNote(call, post, row, parent);
  return noteOf(row);
}

async function parentOf({ db, projectId }: TransactionCall, wish: NoteCreate): Promise<NoteRow | undefined> {
  if (wish.parentId === undefined) return undefined;
  const parent = await findNote(db, projectId, wish.parentId);
  if (parent === undefined || parent.post_id !== wish.postId) throw new AppError('NOT_FOUND');
  if (parent.parent_id !== null) throw noteRuleNotMet('ANSWER_OF_ANSWER');
  if (parent.resolved_time !== null) throw noteRuleNotMet('NOTE_RESOLVED');
  return parent;
}

function checkForm({ actor, facts }: NotedPost, wish: NoteCreate, parent: NoteRow | undefined): void {
  const isAboutText = wish.kind === 'NOTE' && parent === undefined;
  if (!isAboutText && (wish.mustFix || wish.anchor !== undefined)) throw noteRuleNotMet('NOTE_FORM');
  if (wish.saysFixed && parent?.kind !== 'NOTE') throw noteRuleNotMet('NOTE_FORM');
  if (wish.mustFix && !mayAskForFix(actor, facts)) throw new AppError('FORBIDDEN');
  if (wish.saysFixed && !maySayFixed(actor, facts)) throw new AppError('FORBIDDEN');
}
