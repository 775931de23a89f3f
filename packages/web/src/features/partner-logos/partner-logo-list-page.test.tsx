import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useAppConfig } from '#web/core/preferences/app-config.ts';
import { here } from '#web/core/routing/here.ts';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import type { Network } from '../../../test/network.ts';
import { freshBrowser } from '../../../test/open-console.tsx';
import { aPartnerLogo, openPartnerLogos } from './test-support/open-partner-logos.tsx';

let network: Network;
beforeEach(() => {
  network = freshBrowser();
  useAppConfig.setState({ pageSize: 20 });
});

const FIRST = aPartnerLogo({ clicks: 1254 });
const SECOND = aPartnerLogo({
  id: '6',
  title: 'Hội B',
  order: 1,
  validity: 'ENDING',
  endTime: '2026-11-29T17:00:00.000Z',
  display: { mode: 'CATEGORY', categoryIds: ['3'], includePosts: true },
  displayTargets: [{ kind: 'category', id: '3', title: 'Văn hóa', isGone: false }],
});
const row = (name: string) => page.getByRole('row', { name: new RegExp(name) });
const entry = (name: string | RegExp) => page.getByRole('menuitem', { name });
const openMenu = (name: string) =>
  userEvent.click(page.getByRole('button', { name: `Thao tác với ${name}` }));
const bodyOf = (path: string) => network.to(path)[0]?.body;

test('a logo shows group, place, validity and clicks, and the list passes axe', async () => {
  await openPartnerLogos(network, [FIRST, SECOND]);
  await expect.element(row('Đơn vị A')).toMatchTextContent(/Nhà tài trợ.*Không thời hạn.*1\.254/);
  await expect.element(row('Hội B')).toMatchTextContent(/Văn hóa.*Sắp hết hạn/);
  await expectAccessible();
});

test('“Lên trước” puts a logo before its neighbour; the ends of a group say why they do not move', async () => {
  await openPartnerLogos(network, [FIRST, SECOND]);
  network.answer('/admin/partner-logo/reorder', { ...SECOND, order: 0, version: 3 });
  await openMenu('Hội B');
  await expect.element(entry(/^Xuống sau/)).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(entry('Lên trước'));
  await expect
    .poll(() => bodyOf('/admin/partner-logo/reorder'))
    .toEqual({ id: '6', version: 2, beforeId: '5' });
});

test('a logo is dragged before another one of its group; by another order nothing can be dragged', async () => {
  await openPartnerLogos(network, [FIRST, SECOND]);
  network.answer('/admin/partner-logo/reorder', { ...SECOND, order: 0, version: 3 });
  const grip = () => document.querySelector('[data-tip="Kéo để đổi chỗ Hội B"]');
  await expect.poll(grip).not.toBeNull();
  await userEvent.dragAndDrop(page.elementLocator(grip() ?? document.body), row('Đơn vị A'), {
    targetPosition: { x: 200, y: 4 },
  });
  await expect
    .poll(() => bodyOf('/admin/partner-logo/reorder'))
    .toEqual({ id: '6', version: 2, beforeId: '5' });
  await userEvent.click(page.getByRole('button', { name: 'Tên đối tác' }));
  await expect.poll(() => here().search).toContain('sort=title');
  await expect.poll(grip).toBeNull();
});

test('a display by path asks for its patterns and is saved with them alone', async () => {
  await openPartnerLogos(network, [FIRST], '?open=5');
  network.answer('/admin/partner-logo/update', { ...FIRST, version: 3 });
  await userEvent.click(page.getByRole('button', { name: /^Hiển thị ở/ }));
  await userEvent.click(page.getByRole('option', { name: 'Theo đường dẫn' }));
  await userEvent.fill(page.getByPlaceholder('/dia-phuong/*'), '/dia-phuong/*');
  await userEvent.keyboard('{Enter}');
  await expectAccessible();
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect
    .poll(() => bodyOf('/admin/partner-logo/update'))
    .toMatchObject({ id: '5', version: 2, display: { mode: 'CUSTOM', patterns: ['/dia-phuong/*'] } });
});

test('the last days of a logo stand in a tab of their own', async () => {
  await openPartnerLogos(network, [FIRST]);
  await userEvent.click(page.getByRole('link', { name: /^Sắp hết hạn/ }));
  await expect.poll(() => here().search).toBe('?view=ending');
  await expect.element(page.getByRole('link', { name: /^Sắp hết hạn/ })).toHaveAttribute('aria-current');
});
