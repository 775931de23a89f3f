import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openContestVote } from '../widget/contest-vote/open-contest-vote.ts';
import { expectAccessible } from './expect-accessible.ts';
import { Network } from './network.ts';

const AT = '/intake/v1/2/votes';
const TOKEN = `tsn_${'a'.repeat(43)}`;
const KEY = 'toasoan-vote /api/intake/v1/2 happy';
const WORK = 'HV26-A-00118';

afterEach(() => {
  localStorage.clear();
  document.querySelector('[data-widget]')?.remove();
});

function open(network: Network, countsShares = false): void {
  network.answer('/intake/v1/2/settings', { name: 'Happy', captchaSiteKey: '', mails: true });
  const host = document.createElement('div');
  host.dataset.widget = '';
  document.body.append(host);
  const place = { base: '/api/intake/v1/2', contest: 'happy', work: WORK, votes: 1_204, countsShares };
  openContestVote(host, { ...place, language: 'vi', theme: 'light' });
}

const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }));

test('whoever verifies an e-mail votes with it at once, takes the vote back, and stays known to the browser', async () => {
  const network = new Network();
  open(network);
  await expect.element(page.getByText('1.204 phiếu')).toBeVisible();
  await press('Bình chọn');
  await page.getByLabelText('Tên của bạn').fill('Lê Thị Mai');
  await page.getByLabelText('Email').fill('mai@thu.example');
  await expectAccessible();
  network.answer(`${AT}/code`, { expireTime: '2026-11-20T03:15:00.000Z' });
  await press('Gửi mã tới email');
  await page.getByLabelText('Mã trong thư').fill('123456');
  network.answer(`${AT}/open`, { token: TOKEN, state: { isOpen: true, votes: [] } });
  network.answer(`${AT}/cast`, { work: WORK, votes: 1_205, shares: 0, on: true });
  await press('Xác nhận và bình chọn');
  await expect.element(page.getByText('Bạn đã bình chọn tác phẩm này.')).toBeVisible();
  await expect.element(page.getByText('1.205 phiếu')).toBeVisible();
  expect(network.to(`${AT}/open`).at(-1)?.body).toMatchObject({ name: 'Lê Thị Mai', code: '123456' });
  expect(localStorage.getItem(KEY)).toBe(TOKEN);
  await expectAccessible();
  network.answer(`${AT}/cast`, { work: WORK, votes: 1_204, shares: 0, on: false });
  await press('Rút phiếu');
  await expect.element(page.getByText('1.204 phiếu')).toBeVisible();
  expect(network.to(`${AT}/cast`).map(({ body }) => body)).toEqual([
    { token: TOKEN, work: WORK, on: true },
    { token: TOKEN, work: WORK, on: false },
  ]);
});

test('a known voter sees a struck vote, which has no button, and is forgotten at a press', async () => {
  localStorage.setItem(KEY, TOKEN);
  const network = new Network();
  const votes = [{ work: WORK, kind: 'LIKE', isStruck: true }];
  network.answer(`${AT}/state`, { isOpen: true, votes });
  open(network, true);
  await expect.element(page.getByText(/Ban Tổ chức đã loại phiếu của bạn/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Rút phiếu' })).not.toBeInTheDocument();
  await press('Quên email này trên máy');
  await expect.element(page.getByRole('button', { name: 'Bình chọn', exact: true })).toBeVisible();
  expect(localStorage.getItem(KEY)).toBeNull();
});
