import type { PostMoveName, SystemMoveName } from '@toasoan/contract/features/posts/post-moves.ts';
import type { Db } from '#server/core/db/database.ts';
import { notify } from '#server/features/notifications/public.ts';
import type { Mover } from '../history/post-move-store.ts';
import type { PostRecord } from '../post-record.ts';
import { MOVE_TELLING, type Told } from './move-telling.ts';
import { findNamedColleagues, findPeopleWho, findWhoSetTime } from './told-people-view.ts';

interface MovedPost {
  readonly before: PostRecord;
  readonly after: PostRecord;
  readonly name: PostMoveName | SystemMoveName;
  readonly reason?: string | undefined;
  /** Where the product itself says why. */
  readonly reasonEn?: string | undefined;
}

/** Tells those whom a move concerns, in the transaction that makes it; steps on the way are told to nobody. */
export async function tellOfMove(db: Db, projectId: string, moved: MovedPost, by: Mover): Promise<void> {
  const telling = MOVE_TELLING[moved.name];
  if (telling === undefined) return;
  const to: string[] = [];
  for (const whom of telling.whom) to.push(...(await findTold(db, projectId, moved, whom)));
  const { userId, displayName } = by;
  await notify(db, projectId, {
    kind: telling.kind,
    postId: moved.after.id,
    to,
    by: userId === null ? undefined : { userId, displayName },
    detail: {
      title: moved.after.title,
      ...(moved.reason && { reason: moved.reason }),
      ...(moved.reasonEn && { reasonEn: moved.reasonEn }),
    },
  });
}

/** Asked of the post as it was: a move takes its people away from it. */
async function findTold(
  db: Db,
  projectId: string,
  { before, after }: MovedPost,
  whom: Told,
): Promise<readonly string[]> {
  switch (whom) {
    case 'editors':
      return await findPeopleWho(db, projectId, 'post.forward');
    case 'approvers':
      return await findPeopleWho(db, projectId, 'post.approve');
    case 'listed':
      return await findNamedColleagues(
        db,
        projectId,
        before.authors.map((author) => author.displayName),
        { isPublic: after.state === 'PUBLISHED' },
      );
    case 'author':
      return known(before.created_by_id);
    case 'assignee':
      return known(before.assignee_id);
    case 'minder':
      return known(before.watched_by_id ?? before.approved_by_id);
    case 'scheduler':
      return known(await findWhoSetTime(db, projectId, before.id));
  }
}

function known(userId: string | null): readonly string[] {
  return userId === null ? [] : [userId];
}
