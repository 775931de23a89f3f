import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useAppConfig } from '#web/core/preferences/app-config.ts';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import type { Network } from '../../../../test/network.ts';
import { freshBrowser } from '../../../../test/open-console.tsx';
import { aSource, openSources } from '../test-support/open-sources.tsx';

let network: Network;
beforeEach(() => {
  network = freshBrowser();
  useAppConfig.setState({ pageSize: 20 });
});

const CREATE = '/admin/parser-source/create';
const UPDATE = '/admin/parser-source/update';
const drawer = () => page.getByRole('dialog');
const field = (name: string) => drawer().getByRole('textbox', { name });
const save = () => userEvent.keyboard('{Control>}s{/Control}');
const autoPublish = () => drawer().getByRole('switch', { name: 'Được tự xuất bản' });
async function choose(label: string, option: string | RegExp) {
  await userEvent.click(drawer().getByRole('button', { name: new RegExp(`^${label}:`) }));
  await userEvent.click(page.getByRole('option', { name: option }));
}

test('a new source is sent with its domain, its lists and its schedule', async () => {
  await openSources(network, [], '?open=new');
  network.answer(CREATE, aSource());
  await userEvent.fill(field('Tên nguồn tin'), 'Báo Ví Dụ');
  await userEvent.fill(field('Website nguồn tin'), 'https://bao-vi-du.example/');
  await userEvent.fill(field('Đường dẫn danh sách'), 'https://bao-vi-du.example/rss');
  await userEvent.keyboard('{Enter}');
  await userEvent.fill(drawer().getByLabelText('Nghỉ từ'), '23:00');
  await userEvent.fill(drawer().getByLabelText('đến', { exact: true }), '05:00');
  await userEvent.click(drawer().getByRole('checkbox', { name: 'T6' }));
  await userEvent.click(drawer().getByRole('checkbox', { name: 'T2' }));
  await save();
  await expect
    .poll(() => network.to(CREATE)[0]?.body)
    .toMatchObject({
      title: 'Báo Ví Dụ',
      domains: ['bao-vi-du.example'],
      listUrls: ['https://bao-vi-du.example/rss'],
      schedule: { everyMinutes: 10, quietFrom: '23:00', quietTo: '05:00', weekdays: [1, 5] },
      signedDate: null,
      status: 'DISABLED',
    });
});

test('an address pasted among the domains counts as its host, and days are sent as such', async () => {
  await openSources(network, [aSource()], '?open=5');
  network.answer(UPDATE, aSource({ version: 3 }));
  await userEvent.fill(field('Tên miền'), 'https://RSS.bao-vi-du.example/tin?x=1');
  await userEvent.keyboard('{Enter}');
  await userEvent.fill(field('Hiệu lực đến'), '31/12/2027');
  await save();
  await expect
    .poll(() => network.to(UPDATE)[0]?.body)
    .toMatchObject({
      id: '5',
      version: 2,
      domains: ['bao-vi-du.example', 'rss.bao-vi-du.example'],
      validUntil: '2027-12-31',
    });
});

test('what a rule of the server refuses is said at its field', async () => {
  await openSources(network, [aSource()], '?open=5');
  const message = 'Tên miền bao-mau.example đã thuộc nguồn khác. Mỗi tên miền chỉ có một nguồn.';
  network.fail(UPDATE, 409, {
    error: -10,
    code: 'RULES_NOT_MET',
    message: 'Chưa đủ điều kiện.',
    errors: [],
    details: { rules: [{ code: 'HOST_TAKEN', field: 'domains', message }] },
    requestId: 'yc-1',
  });
  await userEvent.fill(field('Phạm vi'), 'Tin kinh tế');
  await save();
  await expect.element(field('Tên miền')).toHaveAccessibleDescription(new RegExp(message));
});

test('numbers out of their limits and a line without its source are marked before anything is sent', async () => {
  await openSources(network, [aSource()], '?open=5');
  await userEvent.fill(field('Mẫu ghi nguồn'), 'Theo báo bạn');
  await userEvent.fill(drawer().getByRole('spinbutton', { name: 'Tần suất' }), '0');
  await save();
  await expect.element(field('Mẫu ghi nguồn')).toHaveAttribute('aria-invalid', 'true');
  await expect
    .element(drawer().getByRole('spinbutton', { name: 'Tần suất' }))
    .toHaveAttribute('aria-invalid', 'true');
  expect(network.to(UPDATE)).toHaveLength(0);
});

test('the line below a text is shown as readers will see it', async () => {
  await openSources(network, [aSource()], '?open=5');
  await expect.element(drawer().getByText('Nguồn: Báo Ví Dụ', { exact: true })).toBeVisible();
  await userEvent.fill(field('Mẫu ghi nguồn'), '{author} ({source}): {url}');
  await expect.element(drawer().getByText('Minh Khuê (Báo Ví Dụ): bao-vi-du.example')).toBeVisible();
});

test('texts may publish themselves only with full trust and a valid agreement; until then the switch says why', async () => {
  await openSources(network, [aSource()], '?open=5');
  await expect.element(autoPublish()).toBeDisabled();
  await expect.element(drawer().getByText(/Tự xuất bản cần mức tin cậy 5/)).toBeVisible();
  await choose('Mức tin cậy', /Rất tin cậy/);
  await expect.element(autoPublish()).toBeEnabled();
  await userEvent.click(autoPublish());
  await choose('Thỏa thuận bản quyền', 'Hết hiệu lực');
  await expect.element(drawer().getByText(/Tự xuất bản cần mức tin cậy 5/)).toBeVisible();
  // What is on can be taken back.
  await userEvent.click(autoPublish());
  await expect.element(autoPublish()).toBeDisabled();
});

test('the form asks for places in an API and the length of excerpts only where they count, and passes axe', async () => {
  await openSources(network, [aSource()], '?open=5');
  await expect.element(drawer().getByText('Vị trí trong API')).not.toBeInTheDocument();
  await choose('Cách lấy tin', 'API');
  await expect.element(drawer().getByRole('textbox', { name: 'Tiêu đề' })).toHaveValue('title');
  await choose('Quyền dùng chữ', 'Chỉ trích đoạn');
  await expect.element(drawer().getByRole('spinbutton', { name: 'Độ dài trích đoạn' })).toHaveValue('600');
  await expectAccessible();
});
