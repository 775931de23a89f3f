import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import type { Network } from '../../../../test/network.ts';
import { freshBrowser } from '../../../../test/open-console.tsx';
import { aContest, aWork } from '../../submissions/test-support/a-work.ts';
import { openWorks } from '../../submissions/test-support/open-works.tsx';

let network: Network;
beforeEach(() => {
  network = freshBrowser();
});

const WORKS = ['Ngày mùa no ấm', 'Phiên chợ sớm'].map((title, index) =>
  aWork({ id: String(index + 1), number: `HV26-A-0000${index + 1}`, title }),
);
const JUROR = {
  ...{ contestId: '2', userId: null, external: null, title: '', roundKeys: ['PRELIM'], categories: [] },
  ...{ isChair: false, conflictNumbers: [], reason: '', version: 1 },
  createTime: '2026-11-20T03:00:00.000Z',
  updateTime: '2026-11-20T03:00:00.000Z',
  createdBy: { userId: null, name: 'Tòa Soạn' },
  updatedBy: { userId: null, name: 'Tòa Soạn' },
};
const JURORS = [
  { ...JUROR, id: '7', name: 'Lê Thu Hà', state: 'ACTIVE' },
  { ...JUROR, id: '8', name: 'Trần Văn Ba', state: 'REMOVED' },
];
const bar = () => page.getByRole('toolbar', { name: /thao tác|Thao tác|chọn/i });

async function choose(role: 'ADMIN' | 'EDITOR' = 'ADMIN') {
  network.answer('/admin/juror/list', JURORS);
  await openWorks(network, WORKS, { role, contests: [aContest({ waiting: 5 })] });
  await expect.element(page.getByRole('gridcell', { name: /Phiên chợ sớm/ })).toBeVisible();
  (page.getByRole('gridcell').first().element() as HTMLElement).focus();
  await userEvent.keyboard('x{Shift>}{ArrowRight}{/Shift}');
  await expect.element(bar()).toBeVisible();
}

test('chosen works go to a juror with a reason, and each that did not says why', async () => {
  await choose();
  await bar().getByRole('button', { name: 'Gán giám khảo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Gán 2 tác phẩm cho giám khảo' });
  await dialog.getByRole('button', { name: /^Giám khảo:/ }).click();
  await expect.element(page.getByRole('option', { name: 'Trần Văn Ba' })).not.toBeInTheDocument();
  await page.getByRole('option', { name: 'Lê Thu Hà' }).click();
  await dialog.getByRole('textbox', { name: 'Lý do' }).fill('Giám khảo cũ ốm');
  await expectAccessible(dialog.element() as HTMLElement);
  network.answer('/admin/contest-jury/assign', {
    ...{ done: 1, total: 2 },
    results: [
      { id: '1', ok: true },
      { id: '2', ok: false, message: 'Tác phẩm của chính giám khảo này.' },
    ],
  });
  await dialog.getByRole('button', { name: 'Gán', exact: true }).click();
  await expect.element(page.getByText('HV26-A-00002: Tác phẩm của chính giám khảo này.')).toBeVisible();
  expect(network.to('/admin/contest-jury/assign').at(-1)?.body).toEqual({
    ...{ jurorId: '7', ids: ['1', '2'], reason: 'Giám khảo cũ ốm' },
  });
  await expect.element(bar().getByText(/1/).first()).toBeVisible();
});

test('authors are mailed in words of the office; an unknown word in braces is said before it is sent', async () => {
  await choose('EDITOR');
  await expect.element(bar().getByRole('button', { name: 'Gán giám khảo' })).not.toBeInTheDocument();
  await bar().getByRole('button', { name: 'Gửi email tác giả' }).click();
  const dialog = page.getByRole('dialog', { name: 'Gửi email tác giả của 2 tác phẩm' });
  await dialog.getByRole('textbox', { name: 'Tiêu đề' }).fill('Về {maso}');
  await dialog.getByRole('textbox', { name: 'Nội dung' }).fill('Chào {ten}');
  const send = dialog.getByRole('button', { name: 'Gửi 2 thư' });
  await expect.element(send).toHaveAttribute('aria-disabled', 'true');
  await dialog.getByRole('textbox', { name: 'Nội dung' }).fill('Chào {hoten}');
  await expectAccessible(dialog.element() as HTMLElement);
  network.answer('/admin/submission-mail/send', {
    ...{ done: 2, total: 2 },
    results: [
      { id: '1', ok: true },
      { id: '2', ok: true },
    ],
  });
  await send.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(network.to('/admin/submission-mail/send').at(-1)?.body).toEqual({
    ...{ contestId: '1', ids: ['1', '2'], subject: 'Về {maso}', text: 'Chào {hoten}' },
  });
});
