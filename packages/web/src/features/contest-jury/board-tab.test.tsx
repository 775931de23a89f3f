import type { JuryLinkState } from '@toasoan/contract/features/contest-jury/external-juror.ts';
import type { Juror } from '@toasoan/contract/features/contest-jury/juror.ts';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import type { Network } from '../../../test/network.ts';
import { freshBrowser } from '../../../test/open-console.tsx';
import { BoardTab } from './board-tab.tsx';
import { aBoard, JUROR_ENTRY, openTab, STEPS } from './test-support/open-jury.tsx';

let network: Network;
beforeEach(() => {
  network = freshBrowser();
  network.answer('/admin/contest-jury/steps', STEPS);
  network.answer('/admin/juror/list', [JUROR_ENTRY]);
});

const open = async (board: ReturnType<typeof aBoard>, role: 'ADMIN' | 'AUTHOR' = 'ADMIN') => {
  network.answer('/admin/contest-jury/board', board);
  await openTab(<BoardTab contestId="1" />, role);
  await expect.element(page.getByRole('heading', { name: 'Hội đồng Giám khảo' })).toBeVisible();
};

test('the board shows ranks, both sides of the line, a spread to look at again, and who will be late', async () => {
  await open(aBoard());
  await expect
    .element(page.getByRole('row', { name: /Tác phẩm 3.*Đồng điểm Lệch điểm, xem lại/ }))
    .toBeVisible();
  await expect
    .element(page.getByText('2 tác phẩm cùng 8 ở hai bên ngưỡng: Chủ tịch hội đồng quyết định'))
    .toBeVisible();
  await expectAccessible();
  network.answer('/admin/contest-jury/hand-over/7', { added: 1, dropped: 1, version: 5 });
  await page.getByRole('button', { name: 'Chia lại 1 phiếu' }).click();
  await page.getByRole('textbox', { name: 'Lý do (ghi vào nhật ký)' }).fill('Đi công tác');
  await page.getByRole('button', { name: 'Chia lại', exact: true }).click();
  await expect
    .poll(() => network.to('/admin/contest-jury/hand-over/7').map(({ body }) => body))
    .toEqual([{ version: 4, jurorId: '2', reason: 'Đi công tác' }]);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('a locked round is decided by its line, then by the chair, and is carried out until nothing is left', async () => {
  await open(aBoard({ undecided: 2 }, 'LOCKED'));
  await page.getByRole('button', { name: 'Lấy HV25-A-002' }).click();
  await page.getByRole('textbox', { name: 'Lý do (ghi vào nhật ký)' }).fill('Bố cục');
  network.answer('/admin/contest-jury/decide/7', { version: 5, changed: 1 });
  network.answer('/admin/contest-jury/board', aBoard({ undecided: 0 }, 'LOCKED'));
  await page.getByRole('button', { name: 'Quyết định', exact: true }).click();
  await expect
    .poll(() => network.to('/admin/contest-jury/decide/7').map(({ body }) => body))
    .toEqual([{ version: 4, ids: ['2'], decision: 'PASS', reason: 'Bố cục' }]);
  let left = 2;
  network.reply('/admin/contest-jury/apply/7', () => {
    left -= 1;
    return Response.json({ error: 0, data: { version: 6, moved: 2, left, problems: [] } });
  });
  await expect.element(page.getByRole('button', { name: 'Áp dụng' })).not.toHaveAttribute('aria-disabled');
  await page.getByRole('button', { name: 'Áp dụng' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Áp dụng' }).click();
  await expect.element(page.getByText('Đã chuyển 4 tác phẩm.')).toBeVisible();
});

test('a chair who judges sees the jury at work, no score and no step', async () => {
  await open(aBoard({ isHidden: true, ranking: [], line: null, histogram: [] }), 'AUTHOR');
  await expect.element(page.getByText(/điểm của mọi người được ẩn/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Khóa vòng' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Rút' })).not.toBeInTheDocument();
});

test('the entry of a juror is read whole, and what is changed goes out at its version', async () => {
  await open(aBoard());
  await page.getByRole('button', { name: 'Sửa' }).nth(1).click();
  await page.getByRole('checkbox', { name: 'Chủ tịch' }).click();
  network.answer('/admin/juror/update', { ...JUROR_ENTRY, isChair: true, version: 4 });
  await page.getByRole('button', { name: 'Lưu' }).click();
  await expect
    .poll(() => network.to('/admin/juror/update').map(({ body }) => body))
    .toEqual([
      {
        id: '2',
        version: 3,
        title: '',
        roundKeys: ['FINAL'],
        isChair: true,
        conflictNumbers: ['HV25-A-00140'],
      },
    ]);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

const GUEST: Juror = {
  ...JUROR_ENTRY,
  userId: null,
  name: 'Cao Vĩnh Lộc',
  external: { email: 'loc@khach.example', language: 'vi', link: null },
};
const withLink = (state: JuryLinkState): Juror => ({
  ...GUEST,
  version: 4,
  external: {
    ...{ email: 'loc@khach.example', language: 'vi' },
    link: {
      state,
      sentTime: '2026-11-20T02:00:00.000Z',
      openTime: state === 'OPENED' ? '2026-11-21T02:00:00.000Z' : null,
      expireTime: '2027-02-18T02:00:00.000Z',
    },
  },
});

test('somebody from outside goes on the jury with an address that can exist, never with an account as well', async () => {
  await open(aBoard());
  await page.getByRole('button', { name: 'Thêm giám khảo' }).click();
  await page.getByRole('button', { name: 'Người ngoài tòa soạn' }).click();
  await page.getByRole('textbox', { name: 'Họ và tên' }).fill(' Cao Vĩnh Lộc ');
  await page.getByRole('textbox', { name: 'Email nhận đường dẫn' }).fill('loc@khach');
  const add = page.getByRole('button', { name: 'Thêm', exact: true });
  await expect.element(add).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('textbox', { name: 'Email nhận đường dẫn' }).fill('loc@khach.example');
  await page.getByRole('button', { name: 'Tiếng Anh' }).click();
  await page.getByRole('textbox', { name: 'Chức danh' }).fill('Nhà nghiên cứu');
  await expectAccessible();
  network.answer('/admin/juror/create', GUEST);
  await add.click();
  await expect
    .poll(() => network.to('/admin/juror/create').map(({ body }) => body))
    .toEqual([
      {
        contestId: '1',
        external: { name: 'Cao Vĩnh Lộc', email: 'loc@khach.example', language: 'en' },
        title: 'Nhà nghiên cứu',
        ...{ roundKeys: ['FINAL'], isChair: false, conflictNumbers: [] },
      },
    ]);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('the office sends a link, sees how far it came, and revokes it after a question', async () => {
  network.answer('/admin/juror/list', [GUEST]);
  await open(aBoard());
  await expect.element(page.getByText('Chưa gửi đường dẫn tới loc@khach.example')).toBeVisible();
  network.answer('/admin/juror/send-link/2', withLink('WAITING'));
  network.answer('/admin/juror/list', [withLink('OPENED')]);
  await page.getByRole('button', { name: 'Gửi đường dẫn', exact: true }).click();
  await expect.element(page.getByText(/^Đã vào phòng chấm/)).toBeVisible();
  expect(network.to('/admin/juror/send-link/2').map(({ body }) => body)).toEqual([{ version: 3 }]);
  await expectAccessible();
  network.answer('/admin/juror/revoke-link/2', withLink('REVOKED'));
  network.answer('/admin/juror/list', [withLink('REVOKED')]);
  await page.getByRole('button', { name: 'Thu hồi' }).click();
  expect(network.to('/admin/juror/revoke-link/2')).toEqual([]);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Thu hồi' }).click();
  await expect.element(page.getByText(/^Đường dẫn đã thu hồi/)).toBeVisible();
  expect(network.to('/admin/juror/revoke-link/2').map(({ body }) => body)).toEqual([{ version: 4 }]);
});

test('whoever does not manage the jury is shown neither an address nor a link', async () => {
  await open(aBoard({ isHidden: true, ranking: [], line: null, histogram: [] }), 'AUTHOR');
  expect(network.to('/admin/juror/list')).toEqual([]);
  await expect.element(page.getByRole('button', { name: 'Gửi đường dẫn' })).not.toBeInTheDocument();
});
