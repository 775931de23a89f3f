import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { onDoubt } from '#web/core/connection/connection.ts';
import { clearSession, takeSession } from '#web/core/session/take-session.ts';
import type { Network } from '../../../../test/network.ts';
import { freshBrowser } from '../../../../test/open-console.tsx';
import { aSession } from '../../../../test/people.ts';
import { aMediaRow } from '../library/test-support/a-media.ts';
import { startUploads } from './queue/start-uploads.ts';
import { letGoOfAll } from './queue/upload-memory.ts';
import { useUploads } from './queue/upload-store.ts';
import { sendings } from './queue/upload-work.ts';
import { forgetUploads } from './test-support/forget-uploads.ts';
import { enterProject, openUploads } from './test-support/open-uploads.tsx';
import { aPicture } from './test-support/some-files.ts';
import { TusStandIn } from './test-support/tus-stand-in.ts';

const KNOWN = '/admin/media/known';
const BY_IDS = '/admin/media/byIds';
const ownRequest = window.XMLHttpRequest;
let network: Network;
let server: TusStandIn;
beforeEach(() => {
  network = freshBrowser();
  network.answer(KNOWN, { items: [] });
  network.answer(BY_IDS, { items: [aMediaRow()] });
  server = new TusStandIn(() => '11');
});
afterEach(async () => {
  await forgetUploads();
  window.XMLHttpRequest = ownRequest;
  vi.restoreAllMocks();
  delete document.documentElement.dataset.theme;
  await page.viewport(1280, 800);
});

const panel = () => page.getByRole('region', { name: 'Tải tệp lên' });
const said = (words: string | RegExp) => panel().getByText(words);
const button = (name: string | RegExp) => page.getByRole('button', { name });
const phases = () => useUploads.getState().items.map(({ phase }) => phase);

function goOffline(isOff: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(!isOff);
  window.dispatchEvent(new Event(isOff ? 'offline' : 'online'));
}

/** Leaves the state after a reload: the partial upload on the server and the entry in the browser's storage. */
function reload(): void {
  for (const sending of sendings()) sending.pause();
  useUploads.setState({ items: [], isPanelOpen: false });
  letGoOfAll();
}

describe('an upload', () => {
  test('is sent with its name, kind and folder, and is usable after processing', async () => {
    await openUploads();
    const seen: string[] = [];
    startUploads([await aPicture('Mùa lúa.jpg')], { folderId: '7', onReady: ({ id }) => seen.push(id) });
    await expect.element(said('Đã vào thư viện')).toBeVisible();
    expect([...server.uploads.values()]).toMatchObject([
      { metadata: { filename: 'Mùa lúa.jpg', filetype: 'image/jpeg', folderId: '7' }, projectId: '1' },
    ]);
    expect(server.asked[0]?.headers.get('authorization')).toBe('Bearer token-1');
    expect(seen).toEqual(['11']);
    await expect
      .element(panel().getByRole('link', { name: 'Xem trong thư viện: Mùa lúa.jpg' }))
      .toHaveAttribute('href', '/manager_media?open=11&project=1');
    expect(panel().element().querySelector('img')?.src).toMatch(/^blob:/);
  });

  test('runs in one of three lanes while the others wait', async () => {
    await openUploads();
    server.isHeld = true;
    const colors = ['red', 'green', 'blue', 'gold', 'pink'];
    startUploads(await Promise.all(colors.map((color) => aPicture(`${color}.jpg`, { color }))));
    await expect.poll(phases).toEqual(['sending', 'sending', 'sending', 'queued', 'queued']);
    await expect.element(said('0 / 5 tệp')).toBeVisible();
    expect(said('Chờ đến lượt').elements()).toHaveLength(2);
    server.release();
    await expect.element(said('5 / 5 tệp')).toBeVisible();
  });

  test('resumes from the offset of the server after a cut connection', async () => {
    await openUploads();
    server.cuts.push(20_000, 5_000);
    const picture = await aPicture('lúa.jpg', { bytes: 50_000 });
    startUploads([picture]);
    await expect.element(said('Đã vào thư viện')).toBeVisible();
    expect(server.methods()).toBe('POST PATCH HEAD PATCH HEAD PATCH');
    const [kept] = server.uploads.values();
    expect(new Uint8Array(kept?.bytes ?? [])).toEqual(new Uint8Array(await picture.arrayBuffer()));
  });

  test('resumes after a reload when the same file is selected again', async () => {
    await openUploads();
    server.isHeld = true;
    server.cuts.push(20_000);
    startUploads([await aPicture('lúa.jpg', { bytes: 50_000 })]);
    await expect.poll(() => server.methods()).toBe('POST PATCH');
    reload();
    server.release();
    startUploads([await aPicture('lúa.jpg', { bytes: 50_000 })]);
    await expect.element(said('Đã vào thư viện')).toBeVisible();
    expect(server.uploads.size).toBe(1);
    expect(server.asked.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  test('is removed from the server when cancelled, and can be sent again', async () => {
    await openUploads();
    server.isHeld = true;
    startUploads([await aPicture('lúa.jpg')]);
    await expect.poll(() => server.methods()).toBe('POST PATCH');
    await userEvent.click(button('Hủy: lúa.jpg'));
    await expect.element(said('Đã hủy')).toBeVisible();
    await expect.poll(() => server.uploads.size).toBe(0);
    server.release();
    await userEvent.click(button('Thử lại: lúa.jpg'));
    await expect.element(said('Đã vào thư viện')).toBeVisible();
  });

  test('that does not reach the server makes the frame announce the lost connection', async () => {
    await openUploads();
    const doubts: string[] = [];
    onTestFinished(onDoubt(() => void doubts.push('doubt')));
    server.cuts.push(20_000);
    startUploads([await aPicture('lúa.jpg', { bytes: 50_000 })]);
    await expect.element(said('Đã vào thư viện')).toBeVisible();
    expect(doubts).toEqual(['doubt']);
  });

  test('pauses without a network and resumes when it returns', async () => {
    await openUploads();
    server.isHeld = true;
    startUploads([await aPicture('lúa.jpg', { bytes: 40_000 })]);
    await expect.poll(() => server.methods()).toBe('POST PATCH');
    goOffline(true);
    await expect.element(said('Mất mạng. Sẽ tự tải tiếp khi có mạng.')).toBeVisible();
    startUploads([await aPicture('mạ.jpg', { color: 'blue' })]);
    expect(phases()).toEqual(['sending', 'waiting']);
    server.release();
    goOffline(false);
    await expect.element(said('2 / 2 tệp')).toBeVisible();
  });

  test('waits for the same user after the end of a session and is dropped for another user', async () => {
    await openUploads();
    server.refusals.push({ status: 401, body: { error: -18, message: 'Phiên đã hết.' } });
    startUploads([await aPicture('lúa.jpg')]);
    await expect.element(said(/^Phiên đăng nhập đã hết/)).toBeVisible();
    expect(phases()).toEqual(['queued']);
    takeSession(aSession({ token: 'token-2' }));
    await expect.element(said('Đã vào thư viện')).toBeVisible();
    expect(server.asked.at(-1)?.headers.get('authorization')).toBe('Bearer token-2');
    clearSession();
    takeSession(aSession({ token: 'token-3', user: { userId: '4' } }));
    expect(useUploads.getState().items).toEqual([]);
  });

  test.each([
    ['removed from storage', () => localStorage.removeItem('token')],
    ['replaced in storage', () => localStorage.setItem('token', 'token of somebody else')],
  ])('sends no further part once the token was %s', async (_, change) => {
    await openUploads();
    server.refusals.push({ status: 503 });
    change();
    startUploads([await aPicture('lúa.jpg')]);
    await expect.poll(phases).toEqual(['queued']);
    expect(server.asked).toEqual([]);
  });

  test('stays in the project it was begun in, even after a project change', async () => {
    await openUploads();
    server.isHeld = true;
    startUploads([await aPicture('lúa.jpg')]);
    await expect.poll(() => server.methods()).toBe('POST PATCH');
    enterProject('2');
    server.release();
    await expect.element(said('Đã vào thư viện')).toBeVisible();
    expect(server.asked.map(({ headers }) => headers.get('project-id'))).toEqual(['1', '1']);
    expect(network.to(BY_IDS).at(-1)?.headers.get('project-id')).toBe('1');
    await expect.element(said('Dự án Cổng thông tin Việt Nam')).toBeVisible();
    expect(panel().getByRole('link').query()).toBeNull();
  });

  test('refused by the server shows its reason and can be tried again', async () => {
    await openUploads();
    server.refusals.push({ status: 507, body: { error: -507, message: 'Kho tệp đã đầy.' } });
    server.refusals.push({ status: 403, body: { error: -403, message: 'Bạn không có quyền.' } });
    startUploads([await aPicture('lúa.jpg')]);
    await expect.element(said('Bạn không có quyền.')).toBeVisible();
    await userEvent.click(button('Thử lại: lúa.jpg'));
    await expect.element(said('Đã vào thư viện')).toBeVisible();
  });

  test('leaving the page asks for confirmation while an upload is running', async () => {
    await openUploads();
    const leave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    server.isHeld = true;
    startUploads([await aPicture('lúa.jpg')]);
    await expect.poll(phases).toEqual(['sending']);
    expect(leave()).toBe(false);
    server.release();
    await expect.element(said('Đã vào thư viện')).toBeVisible();
    expect(leave()).toBe(true);
  });
});
