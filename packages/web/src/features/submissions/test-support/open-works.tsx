import type { Role } from '@toasoan/contract/access/role-names.ts';
import type { ContestSummary } from '@toasoan/contract/features/contests/contest.ts';
import type { SubmissionRow } from '@toasoan/contract/features/submissions/submission.ts';
import type { Network } from '../../../../test/network.ts';
import { openConsole } from '../../../../test/open-console.tsx';
import { aSession } from '../../../../test/people.ts';
import { aContest, aWorkDetail } from './a-work.ts';

const WORKS_AT = '/happy/submission_photo';
export const LIST = '/admin/submission/list';

interface Opened {
  readonly role?: Role;
  readonly url?: string;
  readonly total?: number;
  readonly contests?: readonly ContestSummary[];
}

/** Opens the works of a contest in the real console, each with its details. */
export async function openWorks(
  network: Network,
  works: readonly SubmissionRow[],
  { role = 'EDITOR', url = WORKS_AT, total = works.length, contests = [aContest()] }: Opened = {},
): Promise<void> {
  const session = aSession({ user: { role } });
  localStorage.setItem('token', session.token);
  localStorage.setItem('layout-config', JSON.stringify({ state: { projectCurrentId: '2' }, version: 2 }));
  network.answer('/admin/me', session);
  network.answer('/admin/contest/list', { items: contests });
  network.answer(LIST, { items: works, total, page: 1, limit: 100 });
  network.answer('/admin/submission/counts', {
    total,
    states: { SUBMITTED: works.filter(({ state }) => state === 'SUBMITTED').length },
    flagged: 0,
    techFailed: 0,
  });
  for (const work of works) {
    network.answer(`/admin/submission/detail/${work.id}`, aWorkDetail(work));
    network.answer(`/admin/submission/pairs/${work.id}`, { items: [], hidden: 0 });
  }
  network.answer('/admin/submission-recall/list', { items: [] });
  await openConsole(url);
}
