import type { PurgeFailure } from '@toasoan/contract/features/delivery/delivery-settings.ts';
import type { ReceiptStep } from '@toasoan/contract/features/posts/publishing/publish-receipt.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { type FindReceiptSteps, type ReceiptAsked, receiptStep } from '#server/features/posts/public.ts';
import { shownKey } from '../shown-keys.ts';

interface Found {
  readonly kind: string | null;
  readonly failure: PurgeFailure | null;
  /** The last answer of the network to anything. */
  readonly purge_time: Date | null;
  readonly waits: boolean;
  readonly answer_time: Date | null;
}

/** Whether the network of caches in front of the site has dropped the pages of a post. */
export const findCdnStep: FindReceiptSteps = async (db, asked) => {
  const { kind, ...found } = await find(db, asked);
  if (kind === null || kind === 'NONE')
    return [receiptStep({ step: 'CDN', state: 'NONE', reason: 'NO_CDN' })];
  return stepOf(found, asked.savedTime);
};

async function find(db: Db, { projectId, post }: ReceiptAsked): Promise<Found> {
  const keys = [shownKey.post(post.id), shownKey.project(projectId)];
  const { rows } = await sql<Found>`
    SELECT settings.cdn_kind AS kind, settings.purge_failure AS failure, settings.purge_time, answered.answer_time,
      EXISTS (SELECT FROM cdn_purges WHERE project_id = ${projectId} AND keys && ${keys}::text[]) AS waits
    FROM (SELECT 1) AS one
    LEFT JOIN delivery_settings AS settings ON settings.project_id = ${projectId}
    LEFT JOIN cdn_answers AS answered ON answered.project_id = ${projectId} AND answered.post_id = ${post.id}`.execute(
    db,
  );
  const [row] = rows;
  return row ?? { kind: null, failure: null, purge_time: null, waits: false, answer_time: null };
}

/** Without a purge of this publication there is no step: the network was set up later. */
function stepOf(
  { failure, waits, answer_time, purge_time }: Omit<Found, 'kind'>,
  savedTime: Date,
): ReceiptStep[] {
  if (waits && failure !== null)
    return [
      receiptStep({ step: 'CDN', state: 'FAILED', reason: failure === 'TOKEN' ? 'CDN_TOKEN' : 'CDN_FAILED' }),
    ];
  if (waits) return [receiptStep({ step: 'CDN', state: 'WAITING' })];
  // A change of the whole site names no post.
  const time = [answer_time, purge_time].find((one) => one !== null && one >= savedTime);
  return time ? [receiptStep({ step: 'CDN', state: 'DONE', time })] : [];
}
