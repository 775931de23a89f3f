import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Network } from '../../../../test/network.ts';
import { freshBrowser, openConsole } from '../../../../test/open-console.tsx';
import { aSession } from '../../../../test/people.ts';
import { anAccount, openPeople } from '../test-support/open-people.tsx';

const WHY = '/admin/user/why';
let network: Network;
beforeEach(() => {
  network = freshBrowser();
});

const answerOf = (message: string, allowed = false) => ({
  allowed,
  code: 'ROLE_NOT_LISTED',
  params: { role: 'AUTHOR', roles: ['ADMIN'], permission: '', projectId: '1' },
  message,
  ask: allowed ? [] : ['Lê Thu Hà'],
  person: { userId: '9', displayName: 'Phan Mai Chi' },
  project: null,
});

test('the page of an account shows the deciding rule for a project and an area, or an action', async () => {
  network.answer(WHY, answerOf('Không được phép: chỉ dành cho Quản trị dự án.'));
  await openPeople(network, { accounts: [anAccount()], search: '?open=9' });
  const drawer = page.getByRole('dialog');
  await userEvent.click(drawer.getByRole('button', { name: 'Vì sao được, vì sao không' }));
  expect(network.to(WHY)).toEqual([]);
  await userEvent.click(drawer.getByRole('button', { name: /^Khu vực: / }));
  await userEvent.click(page.getByRole('option', { name: 'Nhật ký của dự án' }));
  await expect.element(drawer.getByText('Không được phép: chỉ dành cho Quản trị dự án.')).toBeVisible();
  network.answer(WHY, answerOf('Được phép: mở cho mọi vai trò.', true));
  await userEvent.click(drawer.getByRole('button', { name: /^Dự án: / }));
  await userEvent.click(page.getByRole('option', { name: 'Happy Việt Nam' }));
  await expect.element(drawer.getByText('Được phép: mở cho mọi vai trò.')).toBeVisible();

  network.answer(WHY, answerOf('Không được phép: riêng ở dự án Happy, bị rút quyền “Xuất bản bài”.'));
  await userEvent.click(drawer.getByRole('button', { name: /^Hỏi về: / }));
  await userEvent.click(page.getByRole('option', { name: 'Làm một việc' }));
  await userEvent.click(drawer.getByRole('button', { name: /^Việc: / }));
  await userEvent.click(page.getByRole('option', { name: 'Xuất bản bài' }));
  await expect.element(drawer.getByText(/bị rút quyền “Xuất bản bài”/)).toBeVisible();
});

test('the forbidden page says what was missing and whom to ask', async () => {
  network.answer(WHY, answerOf('Không được phép: vai trò hiện tại là Phóng viên.'));
  const session = aSession({ user: { role: 'AUTHOR' } });
  localStorage.setItem('token', session.token);
  localStorage.setItem('layout-config', JSON.stringify({ state: { projectCurrentId: '1' }, version: 2 }));
  network.answer('/admin/me', session);
  await openConsole('/manager_user/manager_user_account');
  await expect.element(page.getByRole('heading', { name: 'Oops! Forbidden Page.' })).toBeVisible();
  await expect.element(page.getByRole('tab', { name: /403/ })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Tài khoản' })).not.toBeInTheDocument();
  await expect.element(page.getByText('Không được phép: vai trò hiện tại là Phóng viên.')).toBeVisible();
  await expect.element(page.getByText('Người có thể cấp quyền: Lê Thu Hà.')).toBeVisible();
});
