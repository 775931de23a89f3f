import type { Db } from '#server/core/db/database.ts';
import { addJob } from '#server/core/jobs/job-store.ts';

/** The kind of the jobs that publish what a link sends out unseen. */
export const PUBLISH_JOB = 'crawler-review.publish';

export const publishJobKey = (itemId: string) => `${PUBLISH_JOB}:${itemId}`;

export interface ItemToPublish {
  readonly projectId: string;
  readonly itemId: string;
  /** Of its draft as the crawler left it: what a person has touched since is theirs to publish. */
  readonly postVersion: number;
}

/** Publishes the draft of a text once its pictures are there, at `runAt` or at once. */
export async function planPublication(db: Db, payload: ItemToPublish, runAt?: Date): Promise<void> {
  await addJob(db, {
    kind: PUBLISH_JOB,
    key: publishJobKey(payload.itemId),
    payload,
    ...(runAt && { runAt }),
  });
}
