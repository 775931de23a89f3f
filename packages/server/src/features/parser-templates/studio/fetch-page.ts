import { FetchRefused } from '#server/core/safe-fetch/fetch-refused.ts';
import type { SafeFetch } from '#server/core/safe-fetch/safe-fetch.ts';
import type { ParserTemplateRow } from '../template-row.ts';
import { templateRuleNotMet } from '../template-store.ts';
import type { ServedPage } from './page-tools.ts';
import { sourceOfAddress } from './sample-store.ts';

type FetchedPage = Pick<ServedPage, 'url' | 'contentType' | 'body' | 'fetchTime'>;

interface FetchDependencies {
  readonly safeFetch: SafeFetch;
  readonly now: () => Date;
}

/** A test page as its site serves it now. @throws FOREIGN_PAGE, PAGE_NOT_REACHED */
export async function fetchPage(
  template: ParserTemplateRow,
  url: string,
  { safeFetch, now }: FetchDependencies,
): Promise<FetchedPage> {
  if (template.sources.length > 0 && sourceOfAddress(template, url) === undefined)
    throw templateRuleNotMet('FOREIGN_PAGE', 'url');
  const answer = await fetchOrRefuse(safeFetch, url);
  if (answer.status !== 200)
    throw templateRuleNotMet('PAGE_NOT_REACHED', 'url', { reason: `HTTP ${answer.status}` });
  return { url, contentType: answer.headers['content-type'] ?? '', body: answer.body, fetchTime: now() };
}

async function fetchOrRefuse(safeFetch: SafeFetch, url: string) {
  try {
    return await safeFetch.fetch(url, { headers: { accept: 'text/html,application/xhtml+xml' } });
  } catch (error) {
    if (!(error instanceof FetchRefused)) throw error;
    throw templateRuleNotMet('PAGE_NOT_REACHED', 'url', { reason: error.reason });
  }
}
