import robotsParser from 'robots-parser';
import type { Db } from '#server/core/db/database.ts';
import { FetchRefused } from '#server/core/safe-fetch/fetch-refused.ts';
import type { SafeFetch } from '#server/core/safe-fetch/safe-fetch.ts';
import { findRobots, saveRobots } from './host-store.ts';

const KEPT_MS = 24 * 3_600_000;
interface Robots {
  isAllowed(url: string, robot: string): boolean | undefined;
  getCrawlDelay(robot: string): number | undefined;
}

/** Its types describe an ES module, which it is not. */
const parseRobots = robotsParser as unknown as (address: string, text: string) => Robots;

/** A file that said "not now" is asked for again soon. */
const MAX_BYTES = 500 * 1024;
const FORBIDS_ALL = 'User-agent: *\nDisallow: /';
/** The name by which files of rules know us. */
const ROBOT = 'ToaSoan';

export interface RobotsAnswer {
  readonly isAllowed: boolean;
  /** Seconds between requests that the host asks for; 0: none. */
  readonly delaySeconds: number;
}

interface RobotsAsked {
  readonly url: string;
  readonly userAgent: string;
  readonly now: Date;
  readonly signal: AbortSignal;
}

/**
 * What a host's robots.txt says of an address (RFC 9309): without a file everything is allowed; a file that cannot be
 * read forbids everything until it can. @throws FetchRefused where the host does not answer at all
 */
export async function askRobots(
  db: Db,
  safeFetch: SafeFetch,
  { url, userAgent, now, signal }: RobotsAsked,
): Promise<RobotsAnswer> {
  const { origin, host } = new URL(url);
  const address = `${origin}/robots.txt`;
  const text =
    (await findRobots(db, host, new Date(now.getTime() - KEPT_MS))) ??
    (await readRobots(db, safeFetch, { address, host, userAgent, now, signal }));
  const robots = parseRobots(address, text);
  return {
    isAllowed: robots.isAllowed(url, ROBOT) !== false,
    delaySeconds: Math.min(robots.getCrawlDelay(ROBOT) ?? 0, 600),
  };
}

interface RobotsFile {
  readonly address: string;
  readonly host: string;
  readonly userAgent: string;
  readonly now: Date;
  readonly signal: AbortSignal;
}

async function readRobots(
  db: Db,
  safeFetch: SafeFetch,
  { address, host, userAgent, now, signal }: RobotsFile,
): Promise<string> {
  const answer = await safeFetch.fetch(address, {
    headers: { 'user-agent': userAgent },
    maxBytes: MAX_BYTES,
    cutsBody: true,
    signal,
  });
  if (answer.status >= 500 || answer.status === 429) return FORBIDS_ALL;
  const text = answer.status >= 200 && answer.status < 300 ? answer.body.toString('utf8') : '';
  await saveRobots(db, host, text.replaceAll('\u0000', ''), now);
  return text;
}

/** Whether a failure is the host's and not ours. */
export function isHostFailure(error: unknown): boolean {
  return error instanceof FetchRefused && ['slow', 'network', 'tls', 'notFound'].includes(error.reason);
}
