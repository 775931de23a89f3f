import {
  DEFAULT_SETTINGS,
  type SavedSettings,
} from '@toasoan/contract/features/notifications/notification-settings.ts';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import type { Network } from '../../../../test/network.ts';
import { freshBrowser } from '../../../../test/open-console.tsx';
import { openProfile } from '../../../../test/open-profile.tsx';

const SETTINGS = '/admin/notification/settings';
const SAVE = '/admin/notification/saveSettings';
let network: Network;
beforeEach(() => {
  network = freshBrowser();
});

const SAVED: SavedSettings = {
  ...DEFAULT_SETTINGS,
  version: 4,
  mail: { isOn: true, address: 'thu.ha@toasoan.local', failedTime: null },
};
async function open(changes: Partial<SavedSettings> = {}): Promise<void> {
  await openProfile(network, undefined, { ...SAVED, ...changes });
  await expect.element(page.getByRole('table')).toBeVisible();
}
const save = () => page.getByRole('button', { name: 'Lưu cài đặt thông báo' });
const bodies = () => network.to(SAVE).map(({ body }) => body);

test('what is chosen for a kind is saved with the version it was read in', async () => {
  await open();
  await userEvent.click(page.getByRole('switch', { name: 'Trong tòa soạn: Được nhắc tên' }));
  await userEvent.click(page.getByRole('button', { name: /^Qua thư: Bài bị trả lại: Gửi ngay/ }));
  await userEvent.click(page.getByRole('option', { name: 'Bản tóm tắt' }));
  await expect.element(page.getByRole('tab', { name: /Hồ sơ cá nhân.*chưa lưu/ })).toBeVisible();
  const kinds = {
    ...DEFAULT_SETTINGS.kinds,
    mention: { centre: false, mail: 'now' },
    postReturned: { centre: true, mail: 'digest' },
  };
  network.answer(SAVE, { ...SAVED, kinds, version: 5 });
  await userEvent.click(save());
  await expect.element(page.getByText('Đã lưu cài đặt thông báo')).toBeVisible();
  expect(bodies()).toEqual([{ ...DEFAULT_SETTINGS, kinds, version: 4 }]);
  await expect.element(page.getByRole('tab', { name: /chưa lưu/ })).not.toBeInTheDocument();
});

test('times are chosen; none, and quiet hours without an end, are not sent', async () => {
  await open();
  await userEvent.fill(page.getByLabelText('Đến', { exact: true }), '22:00');
  await expect.element(page.getByText('Giờ bắt đầu và kết thúc phải khác nhau.')).toBeVisible();
  await userEvent.click(save());
  expect(bodies()).toEqual([]);
  await userEvent.click(page.getByRole('checkbox', { name: 'Giờ yên tĩnh' }));
  await userEvent.fill(page.getByLabelText('Giờ gửi bản tóm tắt'), '18:30');
  network.answer(SAVE, { ...SAVED, quiet: null, digestTime: '18:30', version: 5 });
  await userEvent.click(save());
  await expect.poll(bodies).toEqual([{ ...DEFAULT_SETTINGS, quiet: null, digestTime: '18:30', version: 4 }]);
});

test('saved elsewhere in the meantime: the choice stays and is saved over the newer version', async () => {
  await open();
  await userEvent.click(page.getByRole('switch', { name: 'Trong tòa soạn: Được nhắc tên' }));
  network.fail(SAVE, 409, { error: -409, code: 'VERSION_CONFLICT', message: 'Đã có phiên bản mới.' });
  network.answer(SETTINGS, { ...SAVED, version: 9 });
  await userEvent.click(save());
  await expect.element(page.getByText(/vừa được lưu ở nơi khác/)).toBeVisible();
  const toggle = page.getByRole('switch', { name: 'Trong tòa soạn: Được nhắc tên' });
  await expect.element(toggle).toHaveAttribute('aria-checked', 'false');
  network.answer(SAVE, { ...SAVED, version: 10 });
  await userEvent.click(save());
  await expect.poll(() => bodies().map((body) => (body as SavedSettings).version)).toEqual([4, 9]);
});

test('says when no mail can come, where it goes, and when the newest was refused', async () => {
  await open({ mail: { isOn: false, address: '', failedTime: null } });
  await expect.element(page.getByText(/chưa có máy chủ thư/)).toBeVisible();
});

test('says when the newest mail was refused', async () => {
  await open({ mail: { ...SAVED.mail, failedTime: '2026-11-20T01:05:00Z' } });
  await expect.element(page.getByText(/từ chối lúc 20\/11\/2026 08:05/)).toBeVisible();
});

test('axe finds nothing wrong on a narrow screen, and nothing sticks out', async () => {
  await page.viewport(390, 800);
  await open();
  const table = page.getByRole('table').element();
  expect(table.getBoundingClientRect().right).toBeLessThanOrEqual(390);
  const card = page.getByRole('region', { name: 'Cài đặt thông báo' }).element();
  await expectAccessible(card);
  await page.viewport(1280, 800);
});
