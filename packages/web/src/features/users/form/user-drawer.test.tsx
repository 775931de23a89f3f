import type { UserAccount } from '@toasoan/contract/features/users/user-account.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Network } from '../../../../test/network.ts';
import { freshBrowser } from '../../../../test/open-console.tsx';
import { aProject, aSession, HAPPY } from '../../../../test/people.ts';
import { anAccount, answerPeople, openPeople } from '../test-support/open-people.tsx';

const CREATE = '/admin/user/create';
const UPDATE = '/admin/user/update';
let network: Network;
beforeEach(() => {
  network = freshBrowser();
});

const drawer = () => page.getByRole('dialog');
/** The label contains the required mark. */
const field = (name: string) => drawer().getByRole('textbox', { name: new RegExp(`^${name}`) });
const project = (name: string) => drawer().getByRole('checkbox', { name: new RegExp(`^${name}`) });
const press = (name: string) => userEvent.click(drawer().getByRole('button', { name }));
const save = () => userEvent.keyboard('{Control>}s{/Control}');

async function openNew(session = aSession()) {
  await openPeople(network, { session, search: '?open=new' });
  await expect.element(field('Họ và tên')).toBeVisible();
}

async function openOne(account: UserAccount = anAccount(), session = aSession()) {
  await openPeople(network, { session, accounts: [account], search: '?open=9' });
  await expect.element(field('Họ và tên')).toHaveValue(account.displayName);
}

async function choose(select: string, option: string | RegExp) {
  await userEvent.click(drawer().getByRole('button', { name: new RegExp(`^${select}: `) }));
  await userEvent.click(page.getByRole('option', { name: option }));
}

describe('a new account', () => {
  test('without a password gets a link, shown once over the drawer', async () => {
    network.answer(CREATE, {
      ...anAccount(),
      hasPassword: false,
      inviteUrl: 'https://toasoan.local/login/set-password#tsn_moi',
      inviteExpiresAt: '2026-11-23T03:00:00.000Z',
    });
    await openNew();
    answerPeople(network, [anAccount()]);
    await userEvent.fill(field('Họ và tên'), 'Phan Mai Chi');
    await userEvent.fill(field('Email'), 'maichi.phan@toasoan.local');
    await save();
    const dialog = page.getByRole('dialog', { name: 'Liên kết mời Phan Mai Chi' });
    await expect
      .element(dialog.getByRole('textbox', { name: 'Liên kết' }))
      .toHaveValue('https://toasoan.local/login/set-password#tsn_moi');
    expect(network.to(CREATE)[0]?.body).toEqual({
      accountType: 'user',
      displayName: 'Phan Mai Chi',
      email: 'maichi.phan@toasoan.local',
      mobile: '',
      staffTitle: '',
      department: '',
      employeeCode: '',
      phoneExt: '',
      note: '',
      accessFrom: '',
      accessTo: '',
      force2FA: false,
      role: 'AUTHOR',
      projects: ['1'],
      permissionGrants: [],
      permissionDenials: [],
      status: 'ENABLE',
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Đóng' }));
    await expect.element(page.getByRole('heading', { level: 2, name: 'Phan Mai Chi' })).toBeVisible();
    await expect.element(page.getByText(/tsn_moi/)).not.toBeInTheDocument();
  });

  test('whose link was mailed shows a note and no link', async () => {
    const account = anAccount({ hasPassword: false });
    const inviteExpiresAt = '2096-11-23T03:00:00.000Z';
    network.answer(CREATE, { ...account, inviteMailed: true, inviteExpiresAt });
    network.answer('/admin/user/linkMail/9', {
      mail: {
        purpose: 'invitation',
        state: 'FAILED',
        address: account.email,
        makeTime: '2026-11-20T03:00:00.000Z',
        endTime: '2026-11-20T03:01:00.000Z',
        expireTime: inviteExpiresAt,
        problem: '550 No such mailbox',
      },
    });
    await openNew();
    answerPeople(network, [account]);
    await userEvent.fill(field('Họ và tên'), 'Phan Mai Chi');
    await userEvent.fill(field('Email'), account.email);
    await save();
    const dialog = page.getByRole('dialog', { name: 'Thư mời Phan Mai Chi' });
    await expect.element(dialog.getByText(/Không gửi được thư.*550 No such mailbox/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Đóng' }));
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(page.getByText(/Không gửi được thư.*550 No such mailbox/)).toBeVisible();
  });

  test('with a random password sends it and shows no link', async () => {
    network.answer(CREATE, anAccount({ mustChangePassword: true }));
    await openNew();
    answerPeople(network, [anAccount()]);
    await userEvent.fill(field('Họ và tên'), 'Phan Mai Chi');
    await userEvent.fill(field('Email'), 'maichi.phan@toasoan.local');
    await userEvent.click(drawer().getByRole('radio', { name: /^Đặt mật khẩu ngay/ }));
    await press('Tạo ngẫu nhiên');
    await save();
    await expect.poll(() => network.to(CREATE)[0]?.body).toMatchObject({ password: /^\w{16}$/ });
    await expect.element(page.getByText('Đã lưu')).toBeVisible();
    await expect.element(page.getByRole('dialog', { name: /^Liên kết/ })).not.toBeInTheDocument();
  });

  test('is checked before sending: name, e-mail, at least one project', async () => {
    await openNew();
    await userEvent.click(project('Cổng thông tin'));
    await save();
    await expect.element(field('Họ và tên')).toHaveFocus();
    await expect.element(field('Email')).toHaveAccessibleDescription(/Không được để trống/);
    await expect.element(drawer().getByText('Cần ít nhất 1 mục.')).toBeVisible();
    expect(network.to(CREATE)).toEqual([]);
  });

  test('with a taken e-mail is marked at that field', async () => {
    network.fail(CREATE, 409, {
      error: -409,
      code: 'EMAIL_TAKEN',
      message: 'Email này đã được dùng.',
      errors: [{ field: 'email', code: 'EMAIL_TAKEN', message: 'Email này đã được dùng.' }],
    });
    await openNew();
    await userEvent.fill(field('Họ và tên'), 'Phan Mai Chi');
    await userEvent.fill(field('Email'), 'maichi.phan@toasoan.local');
    await save();
    await expect.element(field('Email')).toHaveAccessibleDescription(/đã được dùng/);
  });

  test('for a place has no role, no password and needs no e-mail', async () => {
    network.answer(CREATE, anAccount({ accountType: 'destination' }));
    await openNew();
    answerPeople(network, [anAccount({ accountType: 'destination' })]);
    await choose('Loại tài khoản', 'Điểm đến');
    await expect.element(drawer().getByRole('button', { name: /^Vai trò/ })).not.toBeInTheDocument();
    await expect.element(drawer().getByRole('radio', { name: /liên kết mời/ })).not.toBeInTheDocument();
    await userEvent.fill(field('Họ và tên'), 'Chợ nổi Cái Răng');
    await save();
    await expect.poll(() => network.to(CREATE)[0]?.body).toMatchObject({ accountType: 'destination' });
    expect(network.to(CREATE)[0]?.body).not.toHaveProperty('email');
  });

  test("a role above the user's own is disabled with its reason", async () => {
    await openNew();
    await userEvent.click(drawer().getByRole('button', { name: /^Vai trò: / }));
    const option = page.getByRole('option', { name: /^Quản trị hệ thống/ });
    await expect.element(option).toHaveAttribute('aria-disabled', 'true');
    await expect.element(option).toMatchTextContent(/cao hơn vai trò của bạn/);
  });
});

describe('an existing account', () => {
  test('is read-only for EDITOR', async () => {
    await openOne(anAccount(), aSession({ user: { role: 'EDITOR' } }));
    await expect.element(drawer().getByText('Bạn chỉ có quyền xem tài khoản.').first()).toBeVisible();
    for (const name of ['Họ và tên', 'Email', 'Điện thoại']) await expect.element(field(name)).toBeDisabled();
    await expect.element(project('Cổng thông tin')).toBeDisabled();
    await press('Bài viết');
    await expect
      .element(
        drawer()
          .getByRole('radiogroup', { name: /^Xuất bản bài/ })
          .getByRole('radio')
          .first(),
      )
      .toBeDisabled();
    await expect
      .element(drawer().getByRole('button', { name: /^Lưu/ }))
      .toHaveAccessibleDescription('Bạn chỉ có quyền xem tài khoản.');
  });

  test('a user can change their own name but not their own rights', async () => {
    await openOne(anAccount({ userId: '9', role: 'ADMIN' }), aSession({ user: { userId: '9' } }));
    await expect.element(drawer().getByText(/^Không ai tự đổi vai trò/)).toBeVisible();
    await expect.element(field('Email')).toBeDisabled();
    await expect.element(project('Cổng thông tin')).toBeDisabled();
    await expect.element(field('Họ và tên')).toBeEnabled();
  });

  test('projects the user does not belong to are counted, and keep what concerns them too', async () => {
    await openOne(anAccount({ otherProjects: 2 }));
    await expect.element(drawer().getByText(/Và 2 dự án khác mà bạn không tham gia/)).toBeVisible();
    await expect.element(field('Email')).toBeDisabled();
    await expect.element(project('Happy')).toBeEnabled();
  });

  test('giving a permission and taking it back leaves no change', async () => {
    network.answer('/admin/user/rehearse', { changes: [] });
    await openOne();
    await press('Thẻ');
    const row = drawer().getByRole('radiogroup', { name: /^Sửa thẻ/ });
    await userEvent.click(row.getByText('Cấp thêm'));
    await expect.element(page.getByRole('tab', { name: /chưa lưu/ })).toBeInTheDocument();
    await expect.element(drawer().getByRole('button', { name: 'Thẻ 1 khác vai trò' })).toBeVisible();
    await userEvent.click(row.getByText('Theo vai trò'));
    await expect.element(page.getByRole('tab', { name: /chưa lưu/ })).not.toBeInTheDocument();
  });

  test('a permission the administrator does not hold cannot be given', async () => {
    await openOne();
    await press('Bài viết');
    const give = drawer()
      .getByRole('radiogroup', { name: /^Xóa vĩnh viễn/ })
      .getByRole('radio', { name: 'Cấp thêm' });
    await expect.element(give).toBeDisabled();
    await expect
      .element(give)
      .toHaveAttribute('aria-description', 'Bạn chỉ cấp hoặc rút được quyền mà bạn đang có.');
  });

  test('a concurrent save by another user is shown beside the typed values', async () => {
    network.fail(UPDATE, 409, { error: -409, code: 'VERSION_CONFLICT', message: 'Người khác đã sửa.' });
    await openOne();
    await userEvent.fill(field('Họ và tên'), 'Phan Mai Chi (tôi)');
    answerPeople(network, [
      anAccount({ displayName: 'Phan Mai Chi (họ)', version: 5, projects: [aProject(), HAPPY] }),
    ]);
    await save();
    await expect.element(drawer().getByText(/đã lưu bản mới/)).toBeVisible();
    await expect.element(drawer().getByRole('radio', { name: /Phan Mai Chi \(họ\)/ })).toBeVisible();
    network.answer(UPDATE, anAccount({ displayName: 'Phan Mai Chi (tôi)', version: 6 }));
    await press('Lưu lựa chọn');
    await expect
      .poll(() => network.to(UPDATE)[1]?.body)
      .toEqual({ version: 5, userId: '9', displayName: 'Phan Mai Chi (tôi)' });
  });

  test('saved without a change sends nothing and says so', async () => {
    await openOne();
    await save();
    await expect.element(page.getByText('Không có gì thay đổi để lưu.')).toBeVisible();
    expect(network.to(UPDATE)).toEqual([]);
  });
});

describe('permissions in single projects', () => {
  const HERE = { ...aProject(), permissionGrants: ['post.approve'], permissionDenials: ['tag.create'] };

  test('are said in plain words under each project', async () => {
    await openOne(anAccount({ role: 'EDITOR', projects: [HERE, HAPPY] }));
    await expect.element(drawer().getByText('Được thêm: duyệt bài')).toBeVisible();
    await expect.element(drawer().getByText('Không được: thêm thẻ')).toBeVisible();
  });

  test('are changed for one project and sent alone', async () => {
    network.answer('/admin/user/rehearse', { changes: [] });
    network.answer(UPDATE, anAccount({ version: 5 }));
    await openOne(anAccount({ role: 'EDITOR', projects: [HERE, HAPPY] }));
    await userEvent.click(drawer().getByRole('button', { name: /^Happy Việt Nam/ }));
    await userEvent.click(drawer().getByRole('button', { name: 'Chuyên mục' }).last());
    const row = drawer()
      .getByRole('radiogroup', { name: /^Xem chuyên mục/ })
      .last();
    await userEvent.click(row.getByText('Rút bớt'));
    await expect.element(drawer().getByText('Không được: xem chuyên mục')).toBeVisible();
    await save();
    await expect
      .poll(() => network.to(UPDATE)[0]?.body)
      .toEqual({
        userId: '9',
        version: 4,
        projectRights: [{ projectId: '2', permissionGrants: [], permissionDenials: ['category.view'] }],
      });
  });

  test('that the administrator lacks there cannot be given, and the rule is named', async () => {
    const session = aSession({
      user: { projects: [aProject(), { ...HAPPY, permissionDenials: ['post.approve'] }] },
    });
    await openOne(anAccount({ role: 'EDITOR', projects: [aProject(), HAPPY] }), session);
    await userEvent.click(drawer().getByRole('button', { name: /^Happy Việt Nam/ }));
    await userEvent.click(drawer().getByRole('button', { name: 'Bài viết' }).last());
    const give = drawer()
      .getByRole('radiogroup', { name: /^Duyệt bài/ })
      .getByRole('radio', { name: 'Cấp thêm' });
    await expect
      .element(give)
      .toHaveAttribute(
        'aria-description',
        'Ở mỗi dự án, bạn chỉ cấp hoặc rút được quyền mà chính bạn đang có ở dự án đó.',
      );
  });
});
