import type { PostState } from '@toasoan/contract/features/posts/workflow/post-states.ts';
import type { Db } from '#server/core/db/database.ts';
import { addJob, removeJob } from '#server/core/jobs/job-store.ts';

/** The fields that say when the product itself makes a transition. */
interface PostTimes {
  readonly state: PostState;
  readonly schedule_time: Date | null;
  readonly expire_time: Date | null;
}

/** Which of its two times has come. */
export type TimeKind = 'publish' | 'expire';

const TIMES: Readonly<Record<TimeKind, (post: PostTimes) => Date | null>> = {
  publish: (post) => (post.state === 'SCHEDULED' ? post.schedule_time : null),
  expire: (post) => (post.state === 'PUBLISHED' ? post.expire_time : null),
};
const KINDS = Object.keys(TIMES) as readonly TimeKind[];

export function jobKindOf(kind: TimeKind): string {
  return `post.${kind}`;
}

/** When the product itself makes this transition; null for never. */
export function timeOf(kind: TimeKind, post: PostTimes): Date | null {
  return TIMES[kind](post);
}

/** Keeps the jobs of a post's times up to date, in the transaction that changes them. */
export async function planTimes(
  db: Db,
  post: { readonly projectId: string; readonly postId: string },
  before: PostTimes | undefined,
  after: PostTimes,
): Promise<void> {
  for (const kind of KINDS) {
    const planned = before === undefined ? null : timeOf(kind, before);
    const time = timeOf(kind, after);
    if (planned?.getTime() === time?.getTime()) continue;
    if (time === null) await removeJob(db, keyOf(kind, post.postId));
    else await addTimeJob(db, kind, post, time);
  }
}

/** Has the product check the post then; replaces a waiting job of the same key. */
export async function addTimeJob(
  db: Db,
  kind: TimeKind,
  { projectId, postId }: { readonly projectId: string; readonly postId: string },
  runAt: Date,
): Promise<void> {
  await addJob(db, {
    kind: jobKindOf(kind),
    payload: { projectId, postId },
    key: keyOf(kind, postId),
    runAt,
  });
}

/** The sweep finds jobs by the same key. */
function keyOf(kind: TimeKind, postId: string): string {
  return `${jobKindOf(kind)}:${postId}`;
}
