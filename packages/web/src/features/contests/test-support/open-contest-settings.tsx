import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { Role } from '@toasoan/contract/access/role-names.ts';
import type { ContestDetail } from '@toasoan/contract/features/contests/contest.ts';
import { phasesOf } from '@toasoan/contract/features/contests/contest-calendar.ts';
import { contestChecklist } from '@toasoan/contract/features/contests/contest-checklist.ts';
import { aContestDetail } from '@toasoan/contract/features/contests/test-support/a-contest-detail.ts';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router';
import { destroyTab } from '#web/core/tabs/tab-resources.ts';
import { ToastRegion } from '#web/ui/feedback/toast-region.tsx';
import { ConfirmHost } from '#web/ui/overlay/confirm-host.tsx';
import type { Network } from '../../../../test/network.ts';
import { openConsole } from '../../../../test/open-console.tsx';
import { aSession } from '../../../../test/people.ts';
import { ContestSettingsTab } from '../public.ts';

const TEXT = { vi: 'Điều 1. Ảnh gốc.', en: 'Article 1. Original photos.' };
const RULES = { rules: TEXT, consent: TEXT, privacy: TEXT, copyright: TEXT };
const TIME = '2026-02-01T02:00:00.000Z';

/** The settings of one contest over a network that answers about it. */
export async function openContestSettings(
  network: Network,
  { role = 'SUPPER_ADMIN', ...change }: Partial<ContestDetail> & { readonly role?: Role } = {},
): Promise<void> {
  const contest = aContestDetail(change);
  const other = aContestDetail({ id: '2', title: 'Nghệ An hạnh phúc', code: 'nghean' });
  const facts = { contest, rules: RULES, hasMail: false, hasSite: true, now: Date.now() };
  network.answer('/admin/contest/detail/1', contest);
  network.answer('/admin/contest/checklist/1', {
    items: contestChecklist(facts).map(({ code, met }) => ({ code, met })),
  });
  network.answer('/admin/contest/calendar', {
    items: [contest, other].map((one) => ({ ...one, phases: phasesOf(one) })),
  });
  network.answer('/admin/contest/list', { items: [contest, other] });
  network.answer('/admin/contest/notices/1', {
    items: [
      {
        id: '5',
        text: 'Gia hạn vì mưa bão ở miền Trung.',
        changes: [{ of: '', field: 'extendedTo', before: '', after: '2026-10-15T16:59:59.000Z' }],
        createTime: TIME,
        createdBy: 'Trần Minh Quản',
      },
    ],
  });
  const versions = Array.from({ length: contest.rulesVersion }, (_, index) => contest.rulesVersion - index);
  network.answer('/admin/contest/rulesVersions/1', {
    items: versions.map((version) => ({ version, createTime: TIME, createdBy: 'Trần Minh Quản' })),
  });
  network.reply('/admin/contest/rules/1', (query) => {
    const version = Number(query.get('rulesVersion'));
    const rules = version === 1 ? TEXT : { vi: 'Điều 1. Ảnh gốc, có EXIF.', en: TEXT.en };
    const data = { ...RULES, rules, version, createTime: TIME, createdBy: 'Trần Minh Quản' };
    return Response.json({ error: 0, data });
  });
  destroyTab('');
  const session = aSession({ user: { role } });
  localStorage.setItem('token', session.token);
  localStorage.setItem('layout-config', JSON.stringify({ state: { projectCurrentId: '1' }, version: 2 }));
  network.answer('/admin/me', session);
  await openConsole(
    '/',
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <Suspense>
          <ContestSettingsTab contestId="1" />
        </Suspense>
        <ConfirmHost />
        <ToastRegion />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}
