import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { takeSession } from '#web/core/session/take-session.ts';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import type { Network } from '../../../../test/network.ts';
import { freshBrowser } from '../../../../test/open-console.tsx';
import { aSession } from '../../../../test/people.ts';
import { aMediaRow } from '../library/test-support/a-media.ts';
import { startUploads } from './queue/start-uploads.ts';
import { readUnfinished } from './queue/unfinished-store.ts';
import { letGoOfAll, unfinishedUploads } from './queue/upload-memory.ts';
import { useUploads } from './queue/upload-store.ts';
import { sendings } from './queue/upload-work.ts';
import { forgetUploads } from './test-support/forget-uploads.ts';
import { openUploads } from './test-support/open-uploads.tsx';
import { aPicture } from './test-support/some-files.ts';
import { TusStandIn } from './test-support/tus-stand-in.ts';

const ownRequest = window.XMLHttpRequest;
let network: Network;
let server: TusStandIn;
beforeEach(() => {
  network = freshBrowser();
  network.answer('/admin/media/known', { items: [] });
  network.answer('/admin/media/byIds', { items: [aMediaRow()] });
  server = new TusStandIn(() => '11');
});
afterEach(async () => {
  await forgetUploads();
  window.XMLHttpRequest = ownRequest;
});

const BYTES = 50_000;
const LOCK = 'toasoan-upload upload-1';
const file = (name = 'lúa.jpg', color = 'green') => aPicture(name, { color, bytes: BYTES });
const panel = () => page.getByRole('region', { name: 'Tải tệp lên' });
const said = (words: string | RegExp) => panel().getByText(words);

/** An upload that a reload has cut off, and the page after it. */
async function cutOff(): Promise<void> {
  await openUploads();
  server.isHeld = true;
  server.cuts.push(20_000);
  startUploads([await file()]);
  await expect.poll(() => server.methods()).toBe('POST PATCH');
  await expect.poll(async () => await remembered()).toMatch(/^[0-9a-f]{64}$/);
  await expect.poll(lockHolders).toBe(1);
  for (const sending of sendings()) sending.pause();
  useUploads.setState({ items: [], isPanelOpen: false });
  letGoOfAll();
  server.release();
  await readUnfinished();
}

/** How many hold the lock of the only upload; tests of other screens leave locks of their own. */
async function lockHolders(): Promise<number> {
  const { held = [] } = await navigator.locks.query();
  return held.filter(({ name }) => name === LOCK).length;
}

/** The checksum noted of the only upload, whoever has it open. */
async function remembered(): Promise<string> {
  const database = await new Promise<IDBDatabase>((resolve) => {
    const asked = indexedDB.open('toasoan-uploads');
    asked.onsuccess = () => resolve(asked.result);
  });
  const all = database.transaction('begun').objectStore('begun').getAll();
  const found = await new Promise<readonly { readonly checksum: string }[]>((resolve) => {
    all.onsuccess = () => resolve(all.result);
  });
  database.close();
  return found.at(-1)?.checksum ?? '';
}

async function choose(...files: readonly File[]): Promise<void> {
  const input = panel().element().querySelector('input');
  if (!input) throw new Error('the panel has no field for files');
  const chosen = new DataTransfer();
  for (const one of files) chosen.items.add(one);
  input.files = chosen.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

test('an upload cut off by a reload is named, and goes on from where it was when its file is chosen again', async () => {
  await cutOff();
  await expect.element(said('1 tệp chưa xong, chọn lại để tải tiếp')).toBeVisible();
  await expect.element(said('lúa.jpg')).toBeVisible();
  await expectAccessible(panel().element() as HTMLElement);
  await choose(await file());
  await expect.element(said('Đã vào thư viện')).toBeVisible();
  expect(server.methods()).toBe('POST PATCH HEAD PATCH');
  expect(server.asked.at(-1)?.headers.get('upload-offset')).toBe('20000');
  expect(said(/chưa xong/).elements()).toHaveLength(0);
  expect(await unfinishedUploads()).toEqual([]);
});

test('an upload whose lock comes only after the reload is named all the same', async () => {
  const other = Promise.withResolvers<void>();
  void navigator.locks.request(LOCK, () => other.promise);
  await cutOff();
  expect(await unfinishedUploads()).toEqual([]);
  other.resolve();
  await expect.poll(async () => (await unfinishedUploads()).length).toBe(1);
});

test('a file of the same name and size with other content is refused with a sentence', async () => {
  await cutOff();
  await choose(await file('lúa.jpg', 'crimson'), await file('mạ.jpg'));
  await expect.element(said(/“lúa.jpg” vừa chọn có nội dung khác với tệp đang dở/)).toBeVisible();
  await expect.element(said(/“mạ.jpg” không phải tệp nào đang dở/)).toBeVisible();
  await expect.element(said('1 tệp chưa xong, chọn lại để tải tiếp')).toBeVisible();
  expect(server.methods()).toBe('POST PATCH');
});

test('a new upload of a namesake begins from zero and leaves the unfinished one', async () => {
  await cutOff();
  startUploads([await file('lúa.jpg', 'crimson')]);
  await expect.element(said('Đã vào thư viện')).toBeVisible();
  expect(server.uploads.size).toBe(2);
  await expect.element(said('1 tệp chưa xong, chọn lại để tải tiếp')).toBeVisible();
});

test('a discarded one is forgotten here and deleted on the server', async () => {
  await cutOff();
  await userEvent.click(page.getByRole('button', { name: 'Bỏ: lúa.jpg' }));
  await expect.poll(() => server.uploads.size).toBe(0);
  await expect.element(panel()).not.toBeInTheDocument();
  expect(await unfinishedUploads()).toEqual([]);
});

test('another person in the same browser sees nothing of it, and its owner finds it again', async () => {
  await cutOff();
  takeSession(aSession({ token: 'token-2', user: { userId: '4' } }));
  await expect.element(panel()).not.toBeInTheDocument();
  expect(await unfinishedUploads()).toEqual([]);
  takeSession(aSession({ token: 'token-3' }));
  await expect.element(said('1 tệp chưa xong, chọn lại để tải tiếp')).toBeVisible();
});

test('one that an open page is sending is not called unfinished', async () => {
  await openUploads();
  server.isHeld = true;
  startUploads([await file()]);
  await expect.poll(() => server.methods()).toBe('POST PATCH');
  await expect.poll(lockHolders).toBe(1);
  expect(await unfinishedUploads()).toEqual([]);
  server.release();
  await expect.element(said('Đã vào thư viện')).toBeVisible();
});
