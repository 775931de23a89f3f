import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { here } from '#web/core/routing/here.ts';
import { useAuth } from '#web/core/session/auth-store.ts';
import type { Network } from '../../../../test/network.ts';
import { freshBrowser } from '../../../../test/open-console.tsx';
import { aWholeProject, openAs } from '../test-support/open-project.tsx';

const UPDATE = '/admin/project/update';
let network: Network;
beforeEach(() => {
  network = freshBrowser();
});

const field = (name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) });
const save = () => page.getByRole('button', { name: /^Lưu/ });
const openAsRole = (role: 'SUPPER_ADMIN' | 'ADMIN' | 'EDITOR' | 'AUTHOR') =>
  openAs(network, role, '/view_project');

describe('the page of a project', () => {
  test('is a form for its administrator, with the legal section as text and the reason', async () => {
    await openAsRole('ADMIN');
    await expect.element(field('Mô tả')).toHaveValue('Tin tức và con người.');
    await expect.element(field('Mã rút gọn')).toBeDisabled();
    await expect.element(field('Số giấy phép')).not.toBeInTheDocument();
    await expect.element(page.getByText('12/GP-TTĐT')).toBeVisible();
    await expect.element(page.getByText(/^Phần pháp lý .*chỉ do quản trị hệ thống thay đổi/)).toBeVisible();
    await expect.element(page.getByText(/^Hạn mức kho tệp chỉ do quản trị hệ thống/)).toBeVisible();
    await expect.element(page.getByText('Không giới hạn', { exact: true })).toBeVisible();
  });

  test('accepts the room of the library from a system administrator', async () => {
    network.answer(UPDATE, aWholeProject({ storageQuotaGb: 50, version: 5 }));
    await openAsRole('SUPPER_ADMIN');
    await userEvent.fill(page.getByRole('spinbutton', { name: 'Hạn mức kho tệp' }), '50');
    await userEvent.click(save());
    await expect.element(page.getByText('Đã lưu', { exact: true })).toBeVisible();
    expect(network.to(UPDATE)[0]?.body).toMatchObject({ storageQuotaGb: 50 });
  });

  test('accepts the legal section from a system administrator', async () => {
    network.answer(UPDATE, aWholeProject({ licenceNo: '99/GP', version: 5 }));
    await openAsRole('SUPPER_ADMIN');
    await userEvent.fill(field('Số giấy phép'), '99/GP');
    await userEvent.click(save());
    await expect.element(page.getByText('Đã lưu', { exact: true })).toBeVisible();
    expect(network.to(UPDATE)[0]?.body).toMatchObject({ projectId: '1', version: 4, licenceNo: '99/GP' });
  });

  test('is read-only for an editor, without button or log', async () => {
    await openAsRole('EDITOR');
    await expect.element(page.getByText('Tin tức và con người.')).toBeVisible();
    await expect.element(page.getByText('Tiếng Việt, Tiếng Anh')).toBeVisible();
    await expect.element(field('Tên dự án')).not.toBeInTheDocument();
    await expect.element(save()).not.toBeInTheDocument();
    await expect.element(page.getByRole('link', { name: 'Nhật ký' })).not.toBeInTheDocument();
  });

  test('is forbidden for a reporter', async () => {
    await openAsRole('AUTHOR');
    await expect.element(page.getByText('Oops! Forbidden Page.')).toBeVisible();
    expect(network.to('/admin/project/detail/1')).toEqual([]);
  });
});

describe('saving', () => {
  test('updates the name in the switcher and the session, and sends no code and no legal section', async () => {
    network.answer(UPDATE, aWholeProject({ name: 'Báo Việt', version: 5 }));
    await openAsRole('ADMIN');
    await userEvent.fill(field('Tên dự án'), 'Báo Việt');
    await expect.element(page.getByRole('tab', { name: /chưa lưu/ })).toBeVisible();
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect.element(page.getByRole('button', { name: /Dự án hiện tại: Báo Việt/ })).toBeVisible();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Báo Việt' })).toBeVisible();
    expect(useAuth.getState().projects[0]?.name).toBe('Báo Việt');
    const body = network.to(UPDATE)[0]?.body;
    expect(body).toMatchObject({ name: 'Báo Việt', version: 4 });
    expect(body).not.toHaveProperty('code');
    expect(body).not.toHaveProperty('licenceNo');
    await expect.element(page.getByRole('tab', { name: /chưa lưu/ })).not.toBeInTheDocument();
  });

  test('with an invalid value moves to the field and sends nothing', async () => {
    await openAsRole('ADMIN');
    await userEvent.fill(field('Tên dự án'), '');
    await userEvent.click(save());
    await expect.element(field('Tên dự án')).toHaveFocus();
    await expect.element(field('Tên dự án')).toHaveAccessibleDescription(/ít nhất 1|để trống/);
    expect(network.to(UPDATE)).toEqual([]);
  });

  test('is blocked at the default language if it is no language of the project', async () => {
    await openAsRole('ADMIN');
    await userEvent.click(page.getByRole('checkbox', { name: 'Tiếng Việt' }));
    await userEvent.click(save());
    await expect.element(page.getByText(/phải nằm trong danh sách ngôn ngữ/)).toBeVisible();
    expect(network.to(UPDATE)).toEqual([]);
    await userEvent.click(page.getByRole('button', { name: /^Ngôn ngữ mặc định/ }));
    await userEvent.click(page.getByRole('option', { name: 'Tiếng Anh' }));
    await expect.element(page.getByText(/phải nằm trong danh sách ngôn ngữ/)).not.toBeInTheDocument();
    network.answer(UPDATE, aWholeProject({ languages: ['en'], defaultLang: 'en', version: 5 }));
    await userEvent.click(save());
    await expect.element(page.getByText('Đã lưu', { exact: true })).toBeVisible();
    expect(network.to(UPDATE)[0]?.body).toMatchObject({ languages: ['en'], defaultLang: 'en' });
  });

  test('over a newer version shows both and saves the choice', async () => {
    network.fail(UPDATE, 409, { error: -409, code: 'VERSION_CONFLICT', message: 'Người khác đã sửa.' });
    await openAsRole('ADMIN');
    await userEvent.fill(field('Mô tả'), 'Của tôi');
    const newer = aWholeProject({
      description: 'Của người khác',
      version: 7,
      updatedBy: { userId: '8', name: 'Phạm Đức Anh' },
    });
    network.answer('/admin/project/detail/1', newer);
    await userEvent.click(save());
    await expect.element(page.getByText('Bản mới của Phạm Đức Anh')).toBeVisible();
    network.answer(UPDATE, { ...newer, description: 'Của tôi', version: 8 });
    await userEvent.click(page.getByRole('button', { name: 'Lưu lựa chọn' }));
    await expect.element(page.getByText('Đã lưu', { exact: true })).toBeVisible();
    expect(network.to(UPDATE)[1]?.body).toMatchObject({ version: 7, description: 'Của tôi' });
  });
});

test('the log is the second part of the page and has its own address', async () => {
  network.answer('/admin/audit/list', { items: [], total: 0, page: 1, limit: 20 });
  await openAsRole('ADMIN');
  await userEvent.fill(field('Mô tả'), 'Chưa lưu');
  await userEvent.click(page.getByRole('link', { name: 'Nhật ký' }));
  await expect.element(page.getByText('Chưa có gì trong nhật ký')).toBeVisible();
  expect(here().search).toBe('?view=log');
  await userEvent.click(page.getByRole('link', { name: 'Thông tin', exact: true }));
  await expect.element(field('Mô tả')).toHaveValue('Chưa lưu');
  expect(here().search).toBe('');
});
