import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import type { Network } from '../../../test/network.ts';
import { freshBrowser } from '../../../test/open-console.tsx';
import { aContest, aWork, aWorkDetail } from './test-support/a-work.ts';
import { openWorks } from './test-support/open-works.tsx';

let network: Network;
beforeEach(() => {
  network = freshBrowser();
});

const WORKS = ['Ngày mùa no ấm', 'Phiên chợ sớm', 'Diều quê'].map((title, index) =>
  aWork({ id: String(index + 1), number: `HV26-A-0000${index + 1}`, title }),
);
const card = (title: string) => page.getByRole('gridcell', { name: new RegExp(title) });
const focused = () => (document.activeElement as HTMLElement | null)?.dataset.index;
const move = (id: string) => `/admin/submission/move/${id}`;

async function openAt(index: number, options: Parameters<typeof openWorks>[2] = {}): Promise<void> {
  await openWorks(network, WORKS, options);
  await expect.element(card('Diều quê')).toBeVisible();
  (page.getByRole('gridcell').nth(index).element() as HTMLElement).focus();
}

describe('deciding in the grid', () => {
  test('H is seen before it is stored, goes on to the next work, and Ctrl+Z takes it back', async () => {
    const answer = Promise.withResolvers<Response>();
    network.reply(move('1'), () => answer.promise);
    network.answer('/admin/submission/undo/1', aWorkDetail({ ...WORKS[0], state: 'CHECKING', version: 3 }));
    await openAt(0);
    await userEvent.keyboard('h');
    await expect.element(card('Ngày mùa no ấm.*[0-9] ?Hợp lệ')).toBeVisible();
    await expect.poll(focused).toBe('1');
    await expect.element(page.getByRole('link', { name: /^Mới gửi 2/ })).toBeVisible();
    answer.resolve(
      Response.json({ error: 0, data: aWorkDetail({ ...WORKS[0], state: 'VALID', version: 2 }) }),
    );
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.element(card('Ngày mùa no ấm.*[0-9] ?Đang sơ kiểm')).toBeVisible();
    expect(network.to(move('1'))[0]?.body).toEqual({ version: 1, to: 'VALID', reasonText: '' });
    expect(network.to('/admin/submission/undo/1')[0]?.body).toEqual({ version: 2 });
  });

  test('a decision that somebody else was faster with is not kept, and what is stored is shown', async () => {
    network.fail(move('1'), 409, { error: -409, code: 'VERSION_CONFLICT', message: 'Đã thay đổi' });
    await openAt(0);
    network.answer(
      '/admin/submission/detail/1',
      aWorkDetail({ ...WORKS[0], state: 'INVALID', version: 5, reasonCode: 'CONTENT' }),
    );
    await userEvent.keyboard('h');
    await expect.element(page.getByText(/HV26-A-00001 vừa được người khác đổi/)).toBeVisible();
    await expect.element(card('Ngày mùa no ấm.*[0-9] ?Không hợp lệ')).toBeVisible();
  });

  test('L asks for the reason, which a digit chooses; the other keys wait until the dialog is closed', async () => {
    network.answer(move('2'), aWorkDetail({ ...WORKS[1], state: 'INVALID', version: 2 }));
    await openAt(1);
    await userEvent.keyboard('l');
    await expect.element(page.getByRole('dialog', { name: 'HV26-A-00002: Không hợp lệ' })).toBeVisible();
    expect(network.to(move('2'))).toHaveLength(0);
    await userEvent.keyboard('4');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(card('Phiên chợ sớm.*[0-9] ?Không hợp lệ')).toBeVisible();
    expect(network.to(move('2'))[0]?.body).toEqual({
      version: 1,
      to: 'INVALID',
      reasonCode: 'DUPLICATE',
      reasonText: '',
    });
  });

  test('an AUTHOR of the newsroom looks and flags, and decides nothing', async () => {
    await openAt(0, { role: 'AUTHOR' });
    await userEvent.keyboard('h');
    await expect.element(page.getByRole('button', { name: 'Gắn cờ' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Hợp lệ' })).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Hiện', exact: true })).not.toBeInTheDocument();
    expect(network.to(move('1'))).toHaveLength(0);
  });
});

test('an author is shown on request only, and hidden again once another work is in hand', async () => {
  network.answer('/admin/submission/reveal/1', {
    ...{ id: '5', fullName: 'Nguyễn Thị Hoa', stageName: '', groupName: '', birthDate: null },
    ...{ organizationType: 'INDIVIDUAL', gender: '', nationality: 'VN', country: 'VN' },
    ...{ residence: 'DOMESTIC', email: 'hoa@example.vn', phone: '', address: '', provinceCode: null },
    ...{
      job: '',
      workplace: '',
      guardian: null,
      guardianPaper: { mime: 'application/pdf', bytes: 900_000, time: '2026-11-20T01:12:00.000Z' },
      coAuthors: [],
      vapaNumber: '',
      isExcluded: false,
    },
    ...{ state: 'ACTIVE', submissionCount: 2 },
    consents: [{ kind: 'RULES', rulesVersion: 2, time: '2026-11-20T01:12:00.000Z', address: '203.0.113.7' }],
  });
  await openAt(0);
  await userEvent.click(page.getByRole('button', { name: 'Hiện', exact: true }));
  await expect.element(page.getByText('hoa@example.vn')).toBeVisible();
  await expect.element(page.getByText('203.0.113.7')).toBeVisible();
  network.reply('/admin/submission/guardian-paper/1', () => Promise.resolve(new Response('PDF')));
  await userEvent.click(page.getByRole('button', { name: 'Tải giấy đồng ý' }));
  await expect.poll(() => network.to('/admin/submission/guardian-paper/1')).toHaveLength(1);
  await userEvent.click(card('Diều quê'));
  await expect.element(page.getByText('Nguyễn Thị Hoa')).not.toBeInTheDocument();
  await userEvent.click(card('Ngày mùa no ấm'));
  await expect.element(page.getByRole('button', { name: 'Hiện', exact: true })).toBeVisible();
  await expect.element(page.getByText('Nguyễn Thị Hoa')).not.toBeInTheDocument();
});

test('what an author agreed to is read on request, one line for each sending, the withdrawal first', async () => {
  const sent = '2026-11-20T01:12:00.000Z';
  const agreed = { rulesVersion: 2, time: sent, address: '203.0.•••' };
  network.answer('/admin/submission/consents/1', {
    items: [
      { kind: 'RULES', ...agreed },
      { kind: 'GUARDIAN', ...agreed },
      { kind: 'WITHDRAWN', rulesVersion: 2, time: '2026-11-21T02:00:00.000Z', address: '' },
    ],
  });
  await openAt(0);
  const ledger = page.getByRole('region', { name: 'Sự đồng ý' });
  await userEvent.click(ledger.getByRole('button', { name: 'Xem' }));
  await expect
    .element(ledger.getByText('Thể lệ và cam kết, Người giám hộ đồng ý', { exact: true }))
    .toBeVisible();
  await expect.element(ledger.getByText(/phiên bản 2 · 203\.0\.•••/)).toBeVisible();
  const terms = ledger
    .getByRole('definition')
    .elements()
    .map(({ textContent }) => textContent);
  expect(terms[0]).toBe('Đã rút tác phẩm và sự đồng ý');
  expect(network.to('/admin/submission/consents/1')).toHaveLength(1);
});

test('chosen works are moved by one call; those that stay are named and stay chosen', async () => {
  network.answer('/admin/submission/bulk', {
    done: 1,
    total: 2,
    results: [
      { id: '1', ok: true },
      { id: '2', ok: false, code: 'VERSION_CONFLICT', message: 'Tác phẩm vừa được người khác đổi.' },
    ],
  });
  await openAt(0);
  await userEvent.keyboard('x{Shift>}{ArrowRight}{/Shift}');
  await userEvent.click(
    page.getByRole('toolbar', { name: /thao tác|Thao tác|chọn/i }).getByRole('button', { name: 'Hợp lệ' }),
  );
  await expect.element(page.getByText('HV26-A-00002: Tác phẩm vừa được người khác đổi.')).toBeVisible();
  expect(network.to('/admin/submission/bulk')[0]?.body).toEqual({
    action: 'move',
    to: 'VALID',
    reasonText: '',
    ids: ['1', '2'],
  });
  await expect.element(card('Phiên chợ sớm')).toHaveAttribute('aria-selected', 'true');
  await expect.element(card('Ngày mùa no ấm')).toHaveAttribute('aria-selected', 'false');
});

describe('looking', () => {
  test('Space shows a work large with its facts, Z its pixels, an arrow the next one; all of it accessible', async () => {
    await openAt(0);
    await expectAccessible();
    await userEvent.keyboard(' ');
    await expect.element(page.getByRole('dialog', { name: /HV26-A-00001/ })).toBeVisible();
    await userEvent.keyboard('z');
    await expect
      .element(page.getByRole('button', { name: 'Xem từng điểm ảnh' }))
      .toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(page.getByRole('dialog', { name: /HV26-A-00002/ })).toBeVisible();
    await expect.element(page.getByText('1/250 s, f/4, ISO 200')).toBeVisible();
    await expectAccessible();
    await userEvent.keyboard(' ');
    await expect.poll(focused).toBe('1');
  });

  test('C puts the two chosen works side by side', async () => {
    await openAt(0);
    await userEvent.keyboard('x{ArrowRight}{ArrowRight}xc');
    await expect
      .element(page.getByRole('dialog', { name: 'So sánh HV26-A-00001 và HV26-A-00003' }))
      .toBeVisible();
  });

  test('a group that holds several contests has a switch, and the address keeps the choice', async () => {
    await openAt(0, {
      contests: [aContest(), aContest({ id: '9', code: 'tet_2027', title: 'Tết hạnh phúc 2027' })],
    });
    await userEvent.click(page.getByRole('button', { name: 'Cuộc thi: Happy Việt Nam' }));
    await userEvent.click(page.getByRole('option', { name: 'Tết hạnh phúc 2027' }));
    await expect.poll(() => new URL(window.location.href).searchParams.get('contest')).toBe('9');
  });
});
