import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import type { Network } from '../../../../test/network.ts';
import { freshBrowser } from '../../../../test/open-console.tsx';
import { ownClock } from '../../../../test/own-clock.ts';
import { aSession } from '../../../../test/people.ts';
import { aMediaRow } from '../library/test-support/a-media.ts';
import { startUploads } from './queue/start-uploads.ts';
import { useUploads } from './queue/upload-store.ts';
import { forgetUploads } from './test-support/forget-uploads.ts';
import { openUploads } from './test-support/open-uploads.tsx';
import { aFile, aFilm, aPicture } from './test-support/some-files.ts';
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

describe('checks before sending', () => {
  test.each([
    [
      'logo.svg',
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'Thư viện không nhận ảnh SVG. Hãy xuất ảnh ra PNG.',
    ],
    ['IMG_1.HEIC', '\0\0\0\x18ftypheic', 'Định dạng .heic chưa hỗ trợ.'],
    ['tin.exe', 'MZ', 'Định dạng .exe chưa hỗ trợ.'],
    ['lúa.jpg', 'không phải ảnh', 'Nội dung tệp không phải là .jpg. Hãy mở tệp và lưu lại đúng định dạng.'],
    ['rỗng.jpg', '', 'Tệp rỗng, không có nội dung.'],
  ])('%s is refused with a reason and nothing is sent', async (name, content, words) => {
    await openUploads();
    startUploads([aFile(name, content)]);
    await expect.element(said(words)).toBeVisible();
    expect(server.asked).toEqual([]);
    expect(button(/^Thử lại/).query()).toBeNull();
  });

  test('a picture the library already has is not sent until the user insists', async () => {
    await openUploads();
    network.answer(KNOWN, { items: [aMediaRow({ id: '5', title: 'Ruộng bậc thang' })] });
    const seen: string[] = [];
    startUploads([await aPicture('a.jpg'), await aPicture('b.jpg', { color: 'red' })], {
      onReady: ({ id }) => seen.push(id),
    });
    await expect.element(said('Đã có trong thư viện: Ruộng bậc thang').first()).toBeVisible();
    await userEvent.click(button('Dùng tệp có sẵn: a.jpg'));
    await expect.element(said('Dùng tệp có sẵn trong thư viện')).toBeVisible();
    expect(seen).toEqual(['5']);
    await userEvent.click(button('Vẫn tải lên: b.jpg'));
    await expect.element(said('Đã vào thư viện')).toBeVisible();
    expect(server.uploads.size).toBe(1);
  });

  test('of many files, questions come first, then failures, and all known files are taken at once', async () => {
    await openUploads();
    network.answer(KNOWN, { items: [] });
    startUploads([await aPicture('tốt.jpg')]);
    await expect.element(said('Đã vào thư viện')).toBeVisible();
    network.answer(KNOWN, { items: [aMediaRow({ id: '5', title: 'Ruộng bậc thang' })] });
    startUploads([
      new File(['x'], 'ảnh.heic'),
      await aPicture('a.jpg', { color: 'red' }),
      await aPicture('b.jpg', { color: 'blue' }),
    ]);
    await expect.poll(phases).toEqual(['ready', 'failed', 'known', 'known']);
    const rows = panel().getByRole('listitem');
    await expect
      .poll(() => rows.elements().map((row) => row.getAttribute('data-phase')))
      .toEqual(['known', 'known', 'failed', 'ready']);
    await expect.element(said(/1 tệp lỗi/)).toBeVisible();
    await userEvent.click(button('Dùng mọi tệp có sẵn'));
    await expect.poll(phases).toEqual(['ready', 'failed', 'ready', 'ready']);
    await expect.element(button('Dùng mọi tệp có sẵn')).not.toBeInTheDocument();
    expect(server.uploads.size).toBe(1);
  });

  test('the same picture twice in one batch is asked about', async () => {
    await openUploads();
    startUploads([await aPicture('a.jpg'), await aPicture('bản sao.jpg')]);
    await expect.element(said('Trùng với một tệp khác vừa chọn')).toBeVisible();
    await userEvent.click(button('Bỏ qua: bản sao.jpg'));
    await expect.element(said('Đã hủy')).toBeVisible();
  });

  test('a picture that looks like another one names it', async () => {
    await openUploads();
    network.reply(BY_IDS, () =>
      Response.json({
        error: 0,
        data: { items: [aMediaRow({ twinId: '4' }), aMediaRow({ id: '4', title: 'Ruộng cũ' })] },
      }),
    );
    startUploads([await aPicture('a.jpg')]);
    await expect.element(said('Trông giống ảnh “Ruộng cũ” có sẵn.')).toBeVisible();
  });

  test('a failure on the server shows its reason', async () => {
    await openUploads();
    network.answer(BY_IDS, { items: [aMediaRow({ state: 'FAILED', failure: 'DAMAGED' })] });
    startUploads([await aPicture('a.jpg')]);
    await expect.element(said('Tệp bị hỏng hoặc chưa trọn vẹn.')).toBeVisible();
  });
});

test('a video brings its length and size, and a still that is not black', async () => {
  await openUploads();
  network.answer(BY_IDS, {
    items: [aMediaRow({ kind: 'VIDEO', version: 4, extension: 'webm', mime: 'video/webm' })],
  });
  startUploads([await aFilm('lễ hội.webm')]);
  await expect.poll(() => server.uploads.size).toBe(2);
  const [film, still] = server.uploads.values();
  expect(film?.metadata).toMatchObject({ filetype: 'video/webm', width: '160', height: '90' });
  expect(Number(film?.metadata.durationSec)).toBeGreaterThan(0.3);
  expect(still?.metadata).toEqual({ filename: 'lễ hội.jpg', filetype: 'image/jpeg', posterOf: '11:4' });
  await expect.poll(() => still?.mediaId).toBe('11');
  const bitmap = await createImageBitmap(new Blob([new Uint8Array(still?.bytes ?? [])]));
  const canvas = new OffscreenCanvas(1, 1);
  const context = canvas.getContext('2d');
  context?.drawImage(bitmap, 0, 0, 1, 1);
  expect(context?.getImageData(0, 0, 1, 1).data[0]).toBeGreaterThan(120);
});

describe('the ways to add files', () => {
  const carrying = (...files: readonly File[]) => {
    const data = new DataTransfer();
    for (const file of files) data.items.add(file);
    return data;
  };

  test('files are dropped anywhere, and while they are held the page names their folder', async () => {
    const { createTime, updateTime, createdBy, updatedBy, version } = aMediaRow();
    const kept = { createTime, updateTime, createdBy, updatedBy, version };
    const folder = { id: '7', title: 'Ảnh Tết', parentId: null, mediaCount: 0, ...kept };
    network.answer('/admin/media-folder/list', { items: [folder] });
    await openUploads();
    const dataTransfer = carrying(await aPicture('lúa.jpg'));
    const target = page.getByRole('heading', { name: 'Thư viện' }).element();
    target.dispatchEvent(new DragEvent('dragover', { dataTransfer, bubbles: true, cancelable: true }));
    await expect.element(page.getByText('Vào: Ảnh Tết')).toBeVisible();
    target.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    await expect.element(said('Đã vào thư viện')).toBeVisible();
    expect(page.getByText('Vào: Ảnh Tết').query()).toBeNull();
    const [upload] = server.uploads.values();
    expect(upload?.metadata.folderId).toBe('7');
  });

  test('a picture is pasted on the page under a name of its own, but not into a text field', async () => {
    await openUploads();
    const paste = async (target: Element) => {
      const clipboardData = carrying(await aPicture('image.jpg'));
      target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    };
    await paste(page.getByRole('textbox').element());
    expect(useUploads.getState().items).toEqual([]);
    await paste(document.body);
    await expect.element(said(/^Ảnh dán \d\d-\d\d-\d{4} .*\.jpg$/)).toBeVisible();
  });

  test('files are selected with the button', async () => {
    await openUploads();
    await expect.element(button('Tải lên')).toBeVisible();
    const input = document.querySelector<HTMLInputElement>('input[type="file"]');
    expect(input?.accept).toContain('.docx');
    if (input) await userEvent.upload(input, await aPicture('lúa.jpg'));
    await expect.element(said('lúa.jpg')).toBeVisible();
  });

  test('without the right to upload there is no button and drops belong to the browser', async () => {
    await openUploads(aSession({ user: { role: 'AUTHOR', permissions: ['media.view'] } }));
    await expect.element(page.getByRole('heading', { name: 'Thư viện' })).toBeVisible();
    expect(button('Tải lên').query()).toBeNull();
    const dataTransfer = carrying(await aPicture('lúa.jpg'));
    const drop = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
    expect(document.body.dispatchEvent(drop)).toBe(true);
    expect(useUploads.getState().items).toEqual([]);
  });
});

describe('the panel', () => {
  test('is minimised to a ring by Esc and opened again, and finished files are cleared', async () => {
    await openUploads();
    startUploads([await aPicture('lúa.jpg')]);
    await expect.element(said('Đã vào thư viện')).toBeVisible();
    await userEvent.click(said('lúa.jpg'));
    panel().getByRole('button', { name: 'Đóng' }).element().focus();
    await userEvent.keyboard('{Escape}');
    await expect.element(panel()).not.toBeInTheDocument();
    const ring = button('Tải tệp lên: đã xong 1 tệp');
    await expect.element(ring).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button('Dọn danh sách'));
    await expect.element(ring).not.toBeInTheDocument();
  });

  test('folds by itself once everything has arrived', async () => {
    const advance = ownClock();
    await openUploads();
    startUploads([await aPicture('lúa.jpg')]);
    await expect.element(said('Đã vào thư viện')).toBeVisible();
    await userEvent.hover(page.getByRole('heading', { level: 1 }));
    await advance(10_000);
    await expect.element(panel()).not.toBeInTheDocument();
    await expect.element(button('Tải tệp lên: đã xong 1 tệp')).toBeVisible();
  });

  test('its end is announced once, by a message if the panel is closed', async () => {
    await openUploads();
    server.isHeld = true;
    startUploads([await aPicture('lúa.jpg'), aFile('tin.exe', 'MZ')]);
    await userEvent.click(button(/^Thu nhỏ/));
    server.release();
    await expect.element(page.getByText('Đã tải xong 1 tệp, 1 tệp lỗi.')).toBeVisible();
  });

  test.each(['light', 'dark'])('is accessible, %s', async (theme) => {
    document.documentElement.dataset.theme = theme;
    await page.viewport(390, 800);
    await openUploads();
    server.isHeld = true;
    network.answer(KNOWN, { items: [aMediaRow({ id: '5', title: 'Ruộng bậc thang' })] });
    startUploads([await aPicture('a.jpg'), aFile('logo.svg', '<svg/>'), await aFilm('phim.webm')]);
    await expect.poll(phases).toEqual(['known', 'failed', 'sending']);
    await expectAccessible();
    expect(panel().element().getBoundingClientRect().right).toBeLessThanOrEqual(390);
  });
});
