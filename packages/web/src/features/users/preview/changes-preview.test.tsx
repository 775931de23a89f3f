import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Network } from '../../../../test/network.ts';
import { freshBrowser } from '../../../../test/open-console.tsx';
import { anAccount, openPeople } from '../test-support/open-people.tsx';

const PREVIEW = '/admin/user/rehearse';
const UPDATE = '/admin/user/update';
const NOTHING = { gained: [], lost: [] };
const LOSS = {
  changes: [
    {
      projectId: '',
      name: '',
      membership: 'kept',
      areas: NOTHING,
      permissions: { gained: [], lost: ['tag.merge', 'tag.edit'] },
    },
    {
      projectId: '1',
      name: 'Cổng thông tin Việt Nam',
      membership: 'kept',
      areas: { gained: [], lost: ['user-accounts'] },
      permissions: { gained: [], lost: ['tag.merge', 'tag.edit'] },
    },
  ],
};
const GAIN = {
  changes: [
    {
      projectId: '2',
      name: 'Happy Việt Nam',
      membership: 'gained',
      areas: { gained: ['posts'], lost: [] },
      permissions: { gained: ['post.view'], lost: [] },
    },
  ],
};

let network: Network;
beforeEach(async () => {
  network = freshBrowser();
  await openPeople(network, { accounts: [anAccount({ role: 'EDITOR' })], search: '?open=9' });
  await expect.element(drawer().getByRole('textbox', { name: /^Họ và tên/ })).toBeVisible();
});

const drawer = () => page.getByRole('dialog');
const summary = (name: string) => drawer().getByRole('button', { name });
const save = () => userEvent.keyboard('{Control>}s{/Control}');

async function makeAuthor() {
  await userEvent.click(drawer().getByRole('button', { name: /^Vai trò: / }));
  await userEvent.click(page.getByRole('option', { name: /^Phóng viên/ }));
}

async function addHappy() {
  await userEvent.click(drawer().getByRole('checkbox', { name: /^Happy/ }));
}

describe('a change of rights', () => {
  test('is previewed in words, and a change in every project is listed once', async () => {
    network.answer(PREVIEW, LOSS);
    await makeAuthor();
    await expect.element(summary('Sau khi lưu: được thêm 0, mất 3')).toBeVisible();
    await expect.element(drawer().getByText('Quyền: Gộp thẻ, Sửa thẻ')).toBeVisible();
    await expect.element(drawer().getByText('Khu vực: Tài khoản người dùng')).toBeVisible();
    expect(network.to(PREVIEW)[0]?.body).toEqual({
      userId: '9',
      role: 'AUTHOR',
      projects: ['1'],
      permissionGrants: [],
      permissionDenials: [],
      projectRights: [],
    });
  });

  test('that is undone needs no preview', async () => {
    network.answer(PREVIEW, GAIN);
    await addHappy();
    await expect.element(summary('Sau khi lưu: được thêm 2, mất 0')).toBeVisible();
    await expect.element(drawer().getByText('Vào dự án')).toBeVisible();
    await addHappy();
    await expect.element(drawer().getByRole('button', { name: /^Sau khi lưu/ })).not.toBeInTheDocument();
  });

  test('that removes something asks once, and declining keeps the form and saves nothing', async () => {
    network.answer(PREVIEW, LOSS);
    network.answer(UPDATE, anAccount({ version: 5 }));
    await makeAuthor();
    await save();
    const question = page.getByRole('alertdialog', { name: 'Rút bớt quyền của Phan Mai Chi?' });
    await expect.element(question).toMatchTextContent(/Quyền: Gộp thẻ, Sửa thẻ.*Tài khoản người dùng/);
    await userEvent.click(question.getByRole('button', { name: 'Hủy' }));
    expect(network.to(UPDATE)).toEqual([]);
    await expect.element(drawer().getByRole('button', { name: 'Vai trò: Phóng viên' })).toBeVisible();
    await save();
    await userEvent.click(question.getByRole('button', { name: 'Lưu thay đổi' }));
    await expect.poll(() => network.to(UPDATE)[0]?.body).toMatchObject({ role: 'AUTHOR', version: 4 });
    await expect.element(drawer().getByRole('button', { name: /^Sau khi lưu/ })).not.toBeInTheDocument();
  });

  test('that only gives is saved without confirmation', async () => {
    network.answer(PREVIEW, GAIN);
    network.answer(UPDATE, anAccount({ role: 'EDITOR', version: 5 }));
    await addHappy();
    await save();
    await expect.poll(() => network.to(UPDATE)[0]?.body).toMatchObject({ projects: ['1', '2'] });
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  });

  test('that the server would refuse names the rule', async () => {
    network.fail(PREVIEW, 403, { error: -403, code: 'ABOVE_YOU', message: 'Ngoài phạm vi của bạn.' });
    await makeAuthor();
    await expect.element(drawer().getByRole('alert')).toHaveTextContent('Ngoài phạm vi của bạn.');
  });

  test('is not triggered by a new name', async () => {
    network.answer(UPDATE, anAccount({ role: 'EDITOR', version: 5, displayName: 'Mai Chi' }));
    await userEvent.fill(drawer().getByRole('textbox', { name: /^Họ và tên/ }), 'Mai Chi');
    await save();
    await expect.poll(() => network.to(UPDATE)[0]?.body).toMatchObject({ displayName: 'Mai Chi' });
    expect(network.to(PREVIEW)).toEqual([]);
  });
});
