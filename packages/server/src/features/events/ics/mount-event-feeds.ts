import type { FastifyInstance, FastifyReply } from 'fastify';
import { previewKey } from '#server/core/auth/attempt-keys.ts';
import { PREVIEWS_PER_ADDRESS } from '#server/core/auth/attempt-limits.ts';
import { countAttempt } from '#server/core/auth/attempt-store.ts';
import { findPersonIn } from '#server/core/auth/rights-view.ts';
import { looksLikeToken } from '#server/core/auth/token.ts';
import type { Db } from '#server/core/db/database.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { openFeed } from './feed-store.ts';
import { readPublicSources } from './ics-source-view.ts';
import { FEED_PATH } from './keep-feed.ts';
import { writeFeed } from './write-ics.ts';

const MEDIA_TYPE = 'text/calendar; charset=utf-8';
/** Programs ask again after this many seconds at the earliest. */
const FRESH = 900;

/** Calendars read by programs that know their secret address: public events alone, outside the console and its calls. */
export function mountEventFeeds(app: FastifyInstance, db: Db): void {
  app.get<{ Params: { file: string } }>(`${FEED_PATH}/:file`, async ({ params, ip }, reply) => {
    reply.headers({
      'cache-control': `private, max-age=${FRESH}`,
      'x-robots-tag': 'noindex, nofollow',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    const now = new Date();
    const wait = await waitOf(db, ip, now);
    if (wait !== undefined) return gone(reply.header('retry-after', String(wait)), 429);
    const text = await readFeed(db, params.file.replace(/\.ics$/, ''), now);
    if (text === undefined) return gone(reply, 404);
    return reply.type(MEDIA_TYPE).header('content-disposition', 'inline; filename="su-kien.ics"').send(text);
  });
}

/** Undefined for an address that is unknown or ended, also because its owner left the project. */
async function readFeed(db: Db, secret: string, now: Date): Promise<string | undefined> {
  if (!looksLikeToken(secret)) return undefined;
  const feed = await openFeed(db, secret);
  if (!feed) return undefined;
  const owner = await findPersonIn(db, feed.projectId, feed.ownerId);
  if (!owner?.permissions.includes('event.view')) return undefined;
  return writeFeed(feed.name, await readPublicSources(db, feed.projectId, feed.filters, now));
}

async function waitOf(db: Db, address: string, now: Date): Promise<number | undefined> {
  try {
    await countAttempt(db, [{ key: previewKey(address), limit: PREVIEWS_PER_ADDRESS }], now);
    return undefined;
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'TOO_MANY_REQUESTS') throw error;
    return error.options.details?.retryAfter ?? 60;
  }
}

function gone(reply: FastifyReply, status: number): FastifyReply {
  return reply.code(status).type('text/plain; charset=utf-8').header('cache-control', 'no-store').send('');
}
