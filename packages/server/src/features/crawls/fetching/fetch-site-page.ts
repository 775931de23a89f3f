import { isOfSource } from '@toasoan/contract/features/parser-sources/source-hosts.ts';
import type { Db } from '#server/core/db/database.ts';
import type { FetchSitePage, NoPage } from '#server/features/source-categories/public.ts';
import { contentTypeOf } from './content-type.ts';
import { type FetchDependencies, type FetchProblem, NotFetched, politeFetch } from './polite-fetch.ts';

const MAX_BYTES = 3 * 1024 * 1024;
/** What is left of the time for the answer itself, once the turn has come. */
const LEAST_ANSWER_MS = 2_000;
const LONGEST_ANSWER_MS = 6_000;

type SiteDependencies = Pick<FetchDependencies, 'safeFetch' | 'userAgent' | 'now' | 'wait'>;

/** Single pages of a site while a person waits, under the same manners as those of runs. */
export function fetchSitePages(deps: SiteDependencies): (db: Db) => FetchSitePage {
  return (db) => async (source, url, withinMs) => {
    if (withinMs < LEAST_ANSWER_MS) return 'BUSY';
    const signal = AbortSignal.timeout(withinMs);
    try {
      const answer = await politeFetch({ ...deps, db, signal }, source, {
        url,
        longestWaitMs: withinMs - LEAST_ANSWER_MS,
        totalMs: Math.min(LONGEST_ANSWER_MS, withinMs),
        maxBytes: MAX_BYTES,
        cutsBody: true,
      });
      const isElsewhere = source.domains.length > 0 && !isOfSource(answer.url, source.domains);
      if (isElsewhere) return 'UNREADABLE';
      return { url: answer.url, contentType: contentTypeOf(answer), body: answer.body };
    } catch (error) {
      return signal.aborted ? 'BUSY' : noPageFor(error);
    }
  };
}

const REASONS: Partial<Record<FetchProblem, NoPage>> = { BUSY: 'BUSY', ROBOTS: 'FORBIDDEN' };

/** @throws what is no problem of the page. */
function noPageFor(error: unknown): NoPage {
  if (!(error instanceof NotFetched)) throw error;
  return REASONS[error.problem] ?? 'UNREADABLE';
}
