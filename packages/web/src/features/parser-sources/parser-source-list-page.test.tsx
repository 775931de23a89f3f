import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useAppConfig } from '#web/core/preferences/app-config.ts';
import { here } from '#web/core/routing/here.ts';
import { changeLanguage } from '#web/core/tabs/change-language.ts';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import type { Network } from '../../../test/network.ts';
import { freshBrowser } from '../../../test/open-console.tsx';
import { aRun, aSource, openSources } from './test-support/open-sources.tsx';

let network: Network;
beforeEach(() => {
  network = freshBrowser();
  useAppConfig.setState({ pageSize: 20 });
});

const FIRST = aSource({ schedule: { everyMinutes: 10, quietFrom: '23:00', quietTo: '05:00', weekdays: [] } });
const GOV = aSource({
  id: '6',
  title: 'Cổng TTĐT tỉnh X',
  homeUrl: 'https://tinhx.example/',
  domains: ['tinhx.example'],
  sourceKind: 'GOV',
  agreementState: 'NOT_REQUIRED',
  validUntil: null,
  fetchMode: 'HTML_LIST',
  schedule: { everyMinutes: 120, quietFrom: '', quietTo: '', weekdays: [5, 1, 2, 7] },
  pausedReason: 'PERSON',
  errorRate: null,
});
const STOPPED = aSource({
  id: '7',
  title: 'Thông tấn Mẫu',
  domains: ['thong-tan-mau.example'],
  agreementState: 'SIGNED',
  validUntil: '2020-03-31',
  pausedReason: 'FAILED_RUNS',
  alarm: 'PAUSED',
  lastOk: false,
});
const IDLE = aSource({
  id: '8',
  title: 'Báo Mẫu',
  domains: ['bao-mau.example'],
  alarm: 'IDLE',
  idleHours: 6,
});
const OFF = aSource({
  id: '9',
  title: 'Báo Tắt',
  domains: ['bao-tat.example'],
  status: 'DISABLED',
  lastRunTime: null,
});

const row = (name: string) => page.getByRole('row', { name: new RegExp(name) });
const entry = (name: string | RegExp) => page.getByRole('menuitem', { name });
const openMenu = (name: string) =>
  userEvent.click(page.getByRole('button', { name: `Thao tác với ${name}` }));

test('a source shows agreement, frequency, last run and what needs a look, and the list passes axe', async () => {
  await openSources(network, [FIRST, GOV, STOPPED, IDLE, OFF]);
  await expect
    .element(row('Báo Ví Dụ'))
    .toMatchTextContent(
      /bao-vi-du\.example.*Báo điện tử.*Còn hiệu lực.*đến 31\/03\/2099.*RSS.*10 phút.*23:00/,
    );
  await expect.element(row('Báo Ví Dụ')).toMatchTextContent(/Tốt.*1\.254.*3%.*Đang chạy/);
  await expect
    .element(row('tỉnh X'))
    .toMatchTextContent(/Không cần.*Trang danh sách.*2 giờ.*T2–T3, T6, CN.*–.*Tạm dừng.*Do người dùng/);
  await expect
    .element(row('Thông tấn Mẫu'))
    .toMatchTextContent(/Hết hiệu lực.*Lỗi.*Tự dừng, cần xem lại.*Ba lượt liền lỗi/);
  await expect.element(row('Báo Mẫu')).toMatchTextContent(/6 giờ không có tin mới/);
  await expect.element(row('Báo Tắt')).toMatchTextContent(/Chưa chạy.*Đang tắt/);
  await expectAccessible();
});

test('in English the list says the same', async () => {
  await openSources(network, [GOV]);
  await changeLanguage('en');
  await expect
    .element(row('tỉnh X'))
    .toMatchTextContent(
      /State portal.*Not needed.*List page.*2 hours.*Mon–Tue, Fri, Sun.*Paused.*By a person/,
    );
});

test('a site that lacks agencies says how many it needs, and one with enough says nothing', async () => {
  await openSources(network, [FIRST], '', { agencies: 2, agenciesNeeded: 3 });
  const banner = page.getByText(/cần ít nhất 3 cơ quan báo chí có thỏa thuận còn hiệu lực; hiện có 2\./);
  await expect.element(banner).toBeVisible();
  await expectAccessible();
});

test('an empty list says what sources are for', async () => {
  await openSources(network, [], '', { agencies: 3, agenciesNeeded: 3 });
  await expect.element(page.getByText('Chưa có nguồn thu thập nào')).toBeVisible();
  await expect.element(page.getByText(/cơ quan báo chí có thỏa thuận/)).not.toBeInTheDocument();
});

test('what needs a look stands in a tab of its own, and the filters are in the address', async () => {
  await openSources(network, [FIRST]);
  await userEvent.click(page.getByRole('link', { name: /^Cần xem/ }));
  await expect.poll(() => here().search).toBe('?view=alarm');
  await userEvent.click(page.getByRole('button', { name: 'Thỏa thuận', expanded: false }));
  await userEvent.click(page.getByRole('option', { name: 'Hết hiệu lực' }));
  await expect.poll(() => here().search).toBe('?view=alarm&agreementState=EXPIRED');
});

test('“Chạy ngay” starts a run; a source that is off says why it does not run', async () => {
  await openSources(network, [FIRST, OFF]);
  network.answer('/admin/parser-source/run/5', aRun({ state: 'QUEUED' }));
  await openMenu('Báo Tắt');
  await expect.element(entry(/^Chạy ngay/)).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Escape}');
  await openMenu('Báo Ví Dụ');
  await userEvent.click(entry('Chạy ngay'));
  await expect.element(page.getByText('Đã xếp hàng thu thập “Báo Ví Dụ”.')).toBeVisible();
  expect(network.to('/admin/parser-source/run/5')).toHaveLength(1);
});

test('a source is paused and runs again with the version that was seen', async () => {
  await openSources(network, [FIRST, GOV]);
  network.answer('/admin/parser-source/pause/5', { ...FIRST, pausedReason: 'PERSON', version: 3 });
  network.answer('/admin/parser-source/resume/6', { ...GOV, pausedReason: null, version: 3 });
  await openMenu('Báo Ví Dụ');
  await userEvent.click(entry('Tạm dừng'));
  await expect.element(page.getByText(/Đã tạm dừng “Báo Ví Dụ”/)).toBeVisible();
  await openMenu('Cổng TTĐT tỉnh X');
  await userEvent.click(entry('Chạy lại'));
  await expect.element(page.getByText(/“Cổng TTĐT tỉnh X” chạy lại/)).toBeVisible();
  const sent = ['pause/5', 'resume/6'].map((call) => network.to(`/admin/parser-source/${call}`)[0]?.body);
  expect(sent).toEqual([{ version: 2 }, { version: 2 }]);
});
