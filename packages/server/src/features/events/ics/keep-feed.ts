import { type EventFeed, type FeedCreate, MAX_FEEDS } from '@toasoan/contract/features/events/ics/ics.ts';
import { ICS_RULE_TEXTS } from '@toasoan/contract/features/events/ics/ics-rule-texts.ts';
import { writeAudit } from '#server/core/audit/audit-log.ts';
import { newToken } from '#server/core/auth/token.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import type { TransactionCall } from '#server/core/http/route.ts';
import { addFeed, countFeeds, findFeed, removeFeed, renewFeed } from './feed-store.ts';

export const FEED_PATH = '/lich';

type WithAddress = EventFeed & { readonly address: string };

/** @throws RULES_NOT_MET where a project has enough of them. */
export async function createFeed(
  call: TransactionCall,
  body: FeedCreate,
  publicUrl: string,
): Promise<WithAddress> {
  const { db, projectId, caller } = call;
  if ((await countFeeds(db, projectId)) >= MAX_FEEDS) {
    throw ruleNotMet(ICS_RULE_TEXTS, 'TOO_MANY_FEEDS', 'name', { max: MAX_FEEDS });
  }
  const secret = newToken();
  const feed = await addFeed(db, projectId, body, { secret, owner: caller });
  await audit(call, 'addFeed', { after: feed });
  return { ...feed, address: addressOf(publicUrl, secret) };
}

/** @throws NOT_FOUND also for a feed of somebody else. */
export async function giveNewAddress(
  call: TransactionCall,
  id: string,
  publicUrl: string,
): Promise<WithAddress> {
  const before = await getOwnFeed(call, id);
  const secret = newToken();
  const after = await renewFeed(call.db, call.projectId, id, secret);
  await audit(call, 'renewFeed', { before, after });
  return { ...after, address: addressOf(publicUrl, secret) };
}

/** @throws NOT_FOUND also for a feed of somebody else. */
export async function endFeed(call: TransactionCall, id: string): Promise<void> {
  const before = await getOwnFeed(call, id);
  await removeFeed(call.db, call.projectId, id);
  await audit(call, 'endFeed', { before });
}

/** People who publish look after the feeds of all. */
export function mayKeepEveryFeed({ caller }: Pick<TransactionCall, 'caller'>): boolean {
  return caller.permissions.includes('event.publish');
}

async function getOwnFeed(call: TransactionCall, id: string): Promise<EventFeed> {
  const feed = await findFeed(call.db, call.projectId, id);
  if (!feed || (feed.owner.userId !== call.caller.userId && !mayKeepEveryFeed(call))) {
    throw new AppError('NOT_FOUND');
  }
  return feed;
}

function addressOf(publicUrl: string, secret: string): string {
  return `${publicUrl}${FEED_PATH}/${secret}.ics`;
}

async function audit(
  call: TransactionCall,
  verb: 'addFeed' | 'renewFeed' | 'endFeed',
  { before, after }: { readonly before?: EventFeed; readonly after?: EventFeed },
): Promise<void> {
  const factsOf = (feed: EventFeed) => ({ feed: feed.name, renewTime: feed.renewTime });
  await writeAudit(call, {
    action: `event.${verb}`,
    entity: 'event',
    before: before && factsOf(before),
    after: after && factsOf(after),
  });
}
