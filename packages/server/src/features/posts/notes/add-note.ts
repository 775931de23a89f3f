import { MAX_NOTES, type NoteCreate, type PostNote } from '@toasoan/contract/features/posts/notes/note.ts';
import {
  mayAskForFix,
  maySayFixed,
  NOTE_RULE_TEXTS,
} from '@toasoan/contract/features/posts/notes/note-rules.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import type { TransactionCall } from '#server/core/http/call.ts';
import { auditNote } from './note-audit.ts';
import { mentionsOf, notifyOfNote } from './note-notifications.ts';
import { addNote, writeNote } from './note-store.ts';
import { countNotes, findNote, type NoteRow, noteOf } from './note-view.ts';
import { holdPostToNote, type NotedPost } from './post-of-notes.ts';

/**
 * Adds a note, a comment or an answer; audited, with notifications. @throws NOT_FOUND, FORBIDDEN, RULES_NOT_MET:
 * TOO_MANY_NOTES, ANSWER_OF_ANSWER, NOTE_RESOLVED, NOTE_FORM, MENTION_CANNOT_SEE, NOTE_IN_TRASH.
 */
export async function createNote(call: TransactionCall, options: NoteCreate): Promise<PostNote> {
  const { db, projectId, caller } = call;
  const noted = await holdPostToNote(call, options.postId);
  const { post } = noted;
  const parent = await parentOf(call, options);
  checkForm(noted, options, parent);
  if ((await countNotes(db, projectId, post.id)) >= MAX_NOTES)
    throw ruleNotMet(NOTE_RULE_TEXTS, 'TOO_MANY_NOTES', undefined, { max: MAX_NOTES });
  const row = await addNote(db, {
    project_id: projectId,
    post_id: post.id,
    parent_id: parent?.id ?? null,
    kind: parent?.kind ?? options.kind,
    text: options.text,
    mentions: JSON.stringify(await mentionsOf(call, post, options.mentions)),
    must_fix: options.mustFix,
    ...(options.mustFix && { must_fix_by_id: caller.userId, must_fix_by_name: caller.displayName }),
    anchor: options.anchor ? JSON.stringify({ ...options.anchor, isLost: false }) : null,
    quote: options.anchor?.text ?? '',
    says_fixed: options.saysFixed,
    author_id: caller.userId,
    author_name: caller.displayName,
  });
  if (parent && options.saysFixed) {
    const fixed = { fixed_by_id: caller.userId, fixed_by_name: caller.displayName };
    await writeNote(db, projectId, parent.id, fixed);
  }
  await auditNote(call, 'addNote', post, { after: row });
  await notifyOfNote(call, post, row, parent);
  return noteOf(row);
}

async function parentOf(
  { db, projectId }: TransactionCall,
  options: NoteCreate,
): Promise<NoteRow | undefined> {
  if (options.parentId === undefined) return undefined;
  const parent = await findNote(db, projectId, options.parentId);
  if (parent === undefined || parent.post_id !== options.postId) throw new AppError('NOT_FOUND');
  if (parent.parent_id !== null) throw ruleNotMet(NOTE_RULE_TEXTS, 'ANSWER_OF_ANSWER');
  if (parent.resolved_time !== null) throw ruleNotMet(NOTE_RULE_TEXTS, 'NOTE_RESOLVED');
  return parent;
}

function checkForm({ actor, facts }: NotedPost, options: NoteCreate, parent: NoteRow | undefined): void {
  const isAboutText = options.kind === 'NOTE' && parent === undefined;
  if (!isAboutText && (options.mustFix || options.anchor !== undefined))
    throw ruleNotMet(NOTE_RULE_TEXTS, 'NOTE_FORM');
  if (options.saysFixed && parent?.kind !== 'NOTE') throw ruleNotMet(NOTE_RULE_TEXTS, 'NOTE_FORM');
  if (options.mustFix && !mayAskForFix(actor, facts)) throw new AppError('FORBIDDEN');
  if (options.saysFixed && !maySayFixed(actor, facts)) throw new AppError('FORBIDDEN');
}
