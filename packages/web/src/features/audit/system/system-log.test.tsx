import type { SystemRow } from '@toasoan/contract/features/audit/system/system-log.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { here } from '#web/core/routing/here.ts';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import type { Network } from '../../../../test/network.ts';
import { freshBrowser } from '../../../../test/open-console.tsx';
import { openAs } from '../../projects/test-support/open-project.tsx';
import { aRow } from '../test-support/a-row.ts';

const LIST = '/admin/audit/system/list';
const ALARMS = '/admin/audit/system/alarms';
let network: Network;
let asked: URLSearchParams | undefined;
beforeEach(() => {
  network = freshBrowser();
  network.answer(ALARMS, { items: [] });
});

const row = (changes: Partial<SystemRow>): SystemRow => ({
  ...aRow(changes),
  project: null,
  calls: null,
  ...changes,
});
const FAILED = row({
  id: '41',
  action: 'session.signInFailed',
  entity: 'user',
  title: '',
  by: { userId: null, name: '' },
  role: '',
  address: '203.0.113.9',
  changes: [{ field: 'email', before: null, after: 'hoa@x.example' }],
});
const REFUSED = row({
  id: '40',
  action: 'refusal.call',
  entity: 'refusal',
  title: '',
  calls: 14,
  changes: [{ field: 'area', before: null, after: 'tags' }],
});

async function openLog(rows: readonly SystemRow[], search = '') {
  network.reply(LIST, (query) => {
    asked = query;
    return Response.json({ error: 0, data: { items: rows, total: rows.length, page: 1, limit: 20 } });
  });
  await openAs(network, 'SUPPER_ADMIN', `/view_project?view=system${search}`);
}

describe('The log of the whole system', () => {
  test('says in words who, what, and from which address and browser', async () => {
    await openLog([FAILED, REFUSED]);
    await expect
      .element(page.getByRole('row', { name: /Đăng nhập không thành công: hoa@x\.example Chưa đăng nhập/ }))
      .toMatchTextContent(/203\.0\.113\.9.*Chrome trên Windows/);
    await expect.element(page.getByText('Bị từ chối quyền: Thẻ (14 lần)')).toBeVisible();
    await expectAccessible();
  });

  test('names no account where many were tried', async () => {
    const tries = ['a', 'b', 'c'].map((name, n) =>
      row({
        ...FAILED,
        id: String(50 - n),
        changes: [{ field: 'email', before: null, after: `${name}@x.example` }],
      }),
    );
    await openLog(tries);
    await expect
      .element(page.getByRole('button', { name: 'Đăng nhập không thành công (3 lần)', exact: true }))
      .toBeVisible();
  });

  test('is filtered by address and kind, and by the address of a row', async () => {
    await openLog([FAILED], '&kind=failed&open=41');
    await expect.poll(() => asked?.getAll('kind')).toEqual(['failed']);
    await userEvent.click(page.getByRole('button', { name: 'Chỉ xem từ địa chỉ 203.0.113.9' }));
    await expect.poll(() => asked?.get('address')).toBe('203.0.113.9');
    expect(here().search).toMatch(/address=203\.0\.113\.9/);
    await userEvent.fill(page.getByRole('searchbox', { name: 'Tìm theo địa chỉ mạng' }), '10.0.0.7');
    await expect.poll(() => asked?.get('address')).toBe('10.0.0.7');
  });

  test('is a view that only SUPPER_ADMIN has', async () => {
    network.answer('/admin/audit/list', { items: [], total: 0, page: 1, limit: 20 });
    await openAs(network, 'ADMIN', '/view_project?view=system');
    await expect.element(page.getByRole('link', { name: 'Nhật ký', exact: true })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Nhật ký toàn hệ thống' })).not.toBeInTheDocument();
    expect(network.to(LIST)).toEqual([]);
  });

  test('shows an alarm that leads to its failures', async () => {
    const times = { firstTime: '2026-11-20T08:00:00.000Z', lastTime: '2026-11-20T08:10:00.000Z' };
    const alarm = { about: 'address', subject: '203.0.113.9', userId: null, failures: 24, ...times };
    network.answer(ALARMS, { items: [alarm] });
    await openLog([FAILED]);
    await expect
      .element(page.getByRole('alert'))
      .toMatchTextContent(/24 lần đăng nhập thất bại từ địa chỉ 203\.0\.113\.9/);
    await userEvent.click(page.getByRole('link', { name: 'Xem nhật ký' }));
    await expect.poll(() => asked?.get('address')).toBe('203.0.113.9');
    expect(here().search).toMatch(/view=system.*kind=failed/);
  });
});
