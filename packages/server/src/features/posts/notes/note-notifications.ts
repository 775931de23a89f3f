import type { NotificationKind } from '@toasoan/contract/features/notifications/notification-kinds.ts';
import type { PostNote } from '@toasoan/contract/features/posts/notes/note.ts';
import { NOTE_RULE_TEXTS } from '@toasoan/contract/features/posts/notes/note-rules.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import type { TransactionCall } from '#server/core/http/call.ts';
import { notify } from '#server/features/notifications/public.ts';
import type { PostRecord } from '../post-record.ts';
import { findColleagues } from './note-people-view.ts';
import type { NoteRow } from './note-view.ts';

/** The first line's worth of a note. */
const EXCERPT_LETTERS = 140;

async function announce(
  call: TransactionCall,
  kind: NotificationKind,
  { post, note, to }: { readonly post: PostRecord; readonly note: NoteRow; readonly to: readonly string[] },
): Promise<void> {
  const letters = [...note.text.replace(/\s+/g, ' ')];
  const text = letters.slice(0, EXCERPT_LETTERS).join('') + (letters.length > EXCERPT_LETTERS ? '…' : '');
  await notify(call.db, call.projectId, {
    kind,
    postId: post.id,
    to,
    by: call.caller,
    detail: { title: post.title, text, noteId: note.id },
  });
}

/** The mentioned people, then the post's people and the author of the answered note; nobody twice. */
export async function notifyOfNote(
  call: TransactionCall,
  post: PostRecord,
  note: NoteRow,
  parent: NoteRow | undefined,
): Promise<void> {
  const named = note.mentions.map(({ userId }) => userId);
  await announce(call, 'mention', { post, note, to: named });
  const others = onlyPeople([post.created_by_id, post.assignee_id, parent?.author_id]);
  await announce(call, note.must_fix ? 'noteMustFix' : 'noteAdded', {
    post,
    note,
    to: others.filter((userId) => !named.includes(userId)),
  });
}

/** The text's editors are notified of a requested fix; when it is withdrawn, its requester too. */
export async function notifyMustFix(
  call: TransactionCall,
  post: PostRecord,
  { before, after: note }: { readonly before: NoteRow; readonly after: NoteRow },
): Promise<void> {
  const to = onlyPeople([post.created_by_id, post.assignee_id, note.author_id, before.must_fix_by_id]);
  await announce(call, note.must_fix ? 'noteMustFix' : 'noteEased', { post, note, to });
}

function onlyPeople(userIds: readonly (string | null | undefined)[]): string[] {
  return [...new Set(userIds)].filter((userId) => typeof userId === 'string');
}

/** People mentioned for the first time. */
export async function notifyNewlyNamed(
  call: TransactionCall,
  post: PostRecord,
  before: NoteRow,
  after: NoteRow,
): Promise<void> {
  const known = before.mentions.map(({ userId }) => userId);
  const to = after.mentions.map(({ userId }) => userId).filter((userId) => !known.includes(userId));
  await announce(call, 'mention', { post, note: after, to });
}

export async function notifyResolved(call: TransactionCall, post: PostRecord, note: NoteRow): Promise<void> {
  const to = note.author_id === null ? [] : [note.author_id];
  await announce(call, 'noteResolved', { post, note, to });
}

/** The mentioned people with their current names. @throws RULES_NOT_MET: MENTION_CANNOT_SEE. */
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
