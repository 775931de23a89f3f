import type { NotificationKind } from '@toasoan/contract/features/notifications/notification-kinds.ts';
import type { TransactionCall } from '#server/core/http/call.ts';
import { notify } from '#server/features/notifications/public.ts';
import type { PostRecord } from '../post-record.ts';
import type { NoteRow } from './note-row.ts';

/** As much of a note as fits into a line. */
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

/** Who is named, then whose post it is and whom it answers; nobody twice. */
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

/** Who works on the text hears that a fix is asked for; that it is no longer, whoever asked for it too. */
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

/** Who is named only now. */
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
