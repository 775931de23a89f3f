import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { publishNotice } from '#web/core/live/notice-registry.ts';
import { queryClient } from '#web/core/query/query-client.ts';
import { openPeople } from '#web/features/users/test-support/open-people.tsx';
import type { Network } from '../../../../test/network.ts';
import { freshBrowser } from '../../../../test/open-console.tsx';
import { aProject, aSession } from '../../../../test/people.ts';
import { followRights } from './follow-rights.ts';

let network: Network;
beforeEach(() => {
  network = freshBrowser();
});

test('the menu of an open console follows a change of rights in its project', async () => {
  await openPeople(network);
  onTestFinished(followRights(queryClient));
  const library = page
    .getByRole('navigation', { name: 'Danh mục chức năng' })
    .getByRole('link', { name: 'Thư viện' });
  await expect.element(library).toBeVisible();
  const here = { ...aProject(), permissionDenials: ['media.view'] };
  network.answer('/admin/me', aSession({ user: { projects: [here] } }));
  publishNotice({ id: '1', projectId: null, kind: 'rights', thingId: null, editingSession: null });
  await expect.element(library).not.toBeInTheDocument();
});
