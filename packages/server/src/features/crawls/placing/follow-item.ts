import { gatedAction } from '@toasoan/contract/features/source-links/gates.ts';
import { inTransaction } from '#server/core/db/in-transaction.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { findItem, takeOver } from '#server/features/crawler-review/public.ts';
import { findParserSource } from '#server/features/parser-sources/public.ts';
import { findSourceLink, gateFacts } from '#server/features/source-links/public.ts';
import type { FollowItem } from '../reading/read-pages.ts';

/**
 * A section's link may take a text over without a person: as a draft that waits for one, or that a job publishes. A
 * text that may not be taken over stays in the queue, where its gates say why.
 */
export const followItem: FollowItem = async (db, { projectId, itemId, linkId, now }) => {
  const link = linkId === null ? undefined : await findSourceLink(db, projectId, linkId);
  const item = link && (await findItem(db, projectId, itemId, now));
  const source = item && (await findParserSource(db, projectId, item.source_id, now));
  if (link === undefined || item?.state !== 'NEW' || source === undefined) return;
  const publishedTime = item.published_time?.toISOString() ?? null;
  const facts = await gateFacts(db, source, { publishedTime, now });
  const { action } = gatedAction(link.auto_action, facts);
  if (action === 'REVIEW') return;
  try {
    await inTransaction(db, async (tx) => {
      const audited = { db: tx, projectId, address: '', requestId: `item-${itemId}` };
      const taken = { id: itemId, version: item.version, publishes: action === 'PUBLISH' };
      await takeOver(audited, taken, now);
    });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
};
