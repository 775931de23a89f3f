import { articleWords } from '@toasoan/contract/features/posts/notes/article-words.ts';
import { moveAnchors } from '@toasoan/contract/features/posts/notes/move-anchors.ts';
import type { Db } from '#server/core/db/database.ts';
import { publishNotice } from '#server/core/live/notice-store.ts';
import { workingCopyOf } from '../pending/working-copy.ts';
import type { PostRecord } from '../post-record.ts';
import { type Anchored, openAnchors, writeAnchors } from './note-store.ts';

interface TextChange {
  readonly before: PostRecord;
  readonly after: PostRecord;
  /** The open notes with a passage, where the caller knows them. */
  readonly anchors?: readonly Anchored[] | undefined;
}

/** Moves the open notes of a post along with their passages after a change of its text. */
export async function moveNotes(
  db: Db,
  projectId: string,
  { before, after, anchors }: TextChange,
): Promise<void> {
  const [old, next] = [workingCopyOf(before).content, workingCopyOf(after).content];
  if (old === next) return;
  const notes = anchors ?? (await openAnchors(db, projectId, after.id));
  if (notes.length === 0) return;
  const [oldWords, nextWords] = [articleWords(old), articleWords(next)];
  if (oldWords.text === nextWords.text && notes.every(({ anchor }) => !anchor.isLost)) return;
  const moved = moveAnchors(
    oldWords,
    nextWords,
    notes.map(({ anchor }) => anchor),
  );
  const changed = notes.flatMap(({ id, anchor: was }, index) => {
    const anchor = moved[index] ?? was;
    return anchor === was ? [] : [{ id, anchor }];
  });
  if (changed.length === 0) return;
  await writeAnchors(db, projectId, changed);
  await publishNotice(db, { kind: 'notes', projectId, thingId: after.id });
}
