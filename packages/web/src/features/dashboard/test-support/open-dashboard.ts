import type { Dashboard } from '@toasoan/contract/features/dashboard/dashboard.ts';
import { page } from 'vitest/browser';
import type { Network } from '../../../../test/network.ts';
import { openConsole } from '../../../../test/open-console.tsx';
import { aSession } from '../../../../test/people.ts';

export const DASHBOARD = '/admin/dashboard/get';

/** Opens the dashboard of the real console in project 1; without a response the network fails. */
export async function openDashboard(
  network: Network,
  dashboard?: Dashboard,
  session = aSession(),
): Promise<void> {
  localStorage.setItem('token', session.token);
  const layout = { state: { projectCurrentId: '1' }, version: 2 };
  localStorage.setItem('layout-config', JSON.stringify(layout));
  network.answer('/admin/me', session);
  if (dashboard) network.answer(DASHBOARD, dashboard);
  await openConsole('/dashboard');
}

export const card = (name: string) => page.getByRole('region', { name });
export const tiles = () => page.getByRole('list', { name: 'Việc trong ngày' });
