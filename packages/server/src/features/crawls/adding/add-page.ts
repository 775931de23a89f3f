import {
  ADD_PAGE_RULE_TEXTS,
  type AddedPage,
} from '@toasoan/contract/features/crawler-review/adding/added-page.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import type { TransactionCall } from '#server/core/http/call.ts';
import { keepJob } from '#server/core/jobs/job-store.ts';
import { auditSource, findSourceOfHost, takePageRun } from '#server/features/parser-sources/public.ts';
import { findAddedPage, findTextAt, givePage } from './added-page-store.ts';

/** The kind of the jobs that fetch one page. */
export const PAGE_JOB = 'crawls.page';

/**
 * Takes one address of an article: its text where it is in the queue, else a job fetches it.
 * @throws INVALID_INPUT; RULES_NOT_MET: NO_SOURCE, SOURCE_OFF
 */
export async function addPage(call: TransactionCall, url: string, now: Date): Promise<AddedPage> {
  const { db, projectId } = call;
  if (!URL.canParse(url))
    throw new AppError('INVALID_INPUT', { fields: [{ field: 'url', code: 'pattern' }] });
  const there = await findTextAt(db, projectId, url);
  if (there !== undefined) {
    const { sourceTitle, ...item } = there;
    return { runId: null, sourceTitle, state: 'FETCHED', item, event: null, detail: '' };
  }
  const { hostname: host } = new URL(url);
  const source = await findSourceOfHost(db, projectId, host, now);
  if (source === undefined) throw ruleNotMet(ADD_PAGE_RULE_TEXTS, 'NO_SOURCE', 'url', { host });
  if (source.status === 'DISABLED')
    throw ruleNotMet(ADD_PAGE_RULE_TEXTS, 'SOURCE_OFF', 'url', { title: source.title });
  const pageId = await givePage(db, { projectId, sourceId: source.id, url, now });
  const run = await takePageRun(db, { projectId, sourceId: source.id, pageId, now });
  await keepJob(db, { kind: PAGE_JOB, key: `${PAGE_JOB}:${run.id}`, payload: { projectId, runId: run.id } });
  await auditSource(call, 'addPage', { before: source, after: source });
  return await getAddedPage(call, run.id);
}

/** @throws NOT_FOUND */
export async function getAddedPage(
  { db, projectId }: Pick<TransactionCall, 'db' | 'projectId'>,
  runId: string,
): Promise<AddedPage> {
  const page = await findAddedPage(db, projectId, runId);
  if (page === undefined) throw new AppError('NOT_FOUND');
  return page;
}
