import {
  nextLookAfter,
  type PublishReceipt,
  type ReceiptStep,
} from '@toasoan/contract/features/posts/publishing/publish-receipt.ts';
import type { Db } from '#server/core/db/database.ts';
import type { PostRecord } from '../post-record.ts';
import { findNewestPublicVersion } from './publication-view.ts';

export interface ReceiptAsked {
  readonly projectId: string;
  /** It is PUBLISHED. */
  readonly post: PostRecord;
  /** When its newest publication was saved. */
  readonly savedTime: Date;
  readonly now: Date;
}

/** The steps of a publication that a feature above posts knows of. It writes nothing. */
export type FindReceiptSteps = (db: Db, asked: ReceiptAsked) => Promise<readonly ReceiptStep[]>;

const NOT_PUBLIC: PublishReceipt = { version: null, steps: [], nextLookSeconds: null };

/** A step without a name and a reason, unless they are given. */
export function receiptStep(
  step: Pick<ReceiptStep, 'step' | 'state'> &
    Partial<Pick<ReceiptStep, 'name' | 'reason'>> & { readonly time?: Date | null },
): ReceiptStep {
  return {
    ...step,
    name: step.name ?? '',
    reason: step.reason ?? null,
    time: step.time?.toISOString() ?? null,
  };
}

/** How far the newest publication of a post has come. The caches of our processes drop it in its transaction. */
export async function composeReceipt(
  db: Db,
  asked: Omit<ReceiptAsked, 'savedTime'>,
  sources: readonly FindReceiptSteps[],
): Promise<PublishReceipt> {
  const { projectId, post, now } = asked;
  if (post.state !== 'PUBLISHED') return NOT_PUBLIC;
  const saved = (await findNewestPublicVersion(db, projectId, post.id)) ?? {
    no: post.version,
    time: post.state_time,
    user_name: '',
  };
  const savedTime = saved.time;
  const found = await Promise.all(sources.map((find) => find(db, { ...asked, savedTime })));
  const steps = [
    receiptStep({ step: 'SAVED', state: 'DONE', time: savedTime, name: saved.user_name }),
    receiptStep({ step: 'CACHES', state: 'DONE', time: savedTime }),
    ...found.flat(),
  ];
  const at = { savedTime: savedTime.getTime(), now: now.getTime() };
  return { version: saved.no, steps, nextLookSeconds: nextLookAfter(steps, at) };
}
