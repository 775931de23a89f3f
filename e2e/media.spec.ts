import { expect, type Page } from '@playwright/test';
import { ask, enter } from './enter.ts';
import { test } from './test.ts';
import { pressReady } from './transitions.ts';

/** Makes the pictures of each run different: a file of an earlier run is no duplicate. */
const RUN = Date.now().toString(36);
const FIELD = `Đồng lúa ${RUN}`;
const MARKET = `Chợ nổi ${RUN}`;

const panel = (page: Page) => page.getByRole('region', { name: 'Tải tệp lên' });
const cell = (page: Page, name: string) => page.getByRole('gridcell').filter({ hasText: name });

interface Sent {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A picture like one of a camera: many colours and unique bytes. */
async function aPicture(page: Page, name: string): Promise<Sent> {
  const bytes = await page.evaluate(
    async (seed) => {
      const canvas = new OffscreenCanvas(1800, 1200);
      const context = canvas.getContext('2d');
      for (let spot = 0; context && spot < 300; spot += 1) {
        context.fillStyle = `hsl(${(spot * seed) % 360} 70% ${30 + (spot % 50)}%)`;
        context.fillRect((spot * 379 * seed) % 1800, (spot * 811) % 1200, 300, 200);
      }
      const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
      return [...new Uint8Array(await blob.arrayBuffer())];
    },
    name.length * 7 + Number.parseInt(RUN.slice(-4), 36) + name.charCodeAt(0),
  );
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(bytes) };
}

/** Uses only the keyboard, except for the system's file dialog. */
async function upload(page: Page, files: readonly Sent[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await pressReady(page.getByRole('button', { name: 'Tải lên', exact: true }));
  await (await chooser).setFiles([...files]);
}

test('pictures are uploaded, one of them twice, cropped, found and trashed by keyboard', async ({ page }) => {
  const token = await enter(page, 'admin', '/manager_media');
  await expect(page.getByRole('heading', { level: 1, name: /Thư viện/ })).toBeVisible();
  const field = await aPicture(page, `${FIELD}.jpg`);
  const market = await aPicture(page, `${MARKET}.jpg`);

  await upload(page, [field, market]);
  await expect(panel(page).getByText('2 / 2 tệp')).toBeVisible();
  await upload(page, [{ ...field, name: `Bản sao ${RUN}.jpg` }]);
  await expect(panel(page).getByText(`Đã có trong thư viện: ${FIELD}`)).toBeVisible();
  await panel(page)
    .getByRole('button', { name: /^Dùng tệp có sẵn/ })
    .press('Enter');
  await panel(page).getByRole('button', { name: 'Dọn danh sách' }).press('Enter');
  await expect(panel(page)).toBeHidden();

  await page.keyboard.press('/');
  await page.keyboard.type(`dong lua ${RUN}`);
  await page.keyboard.press('Enter');
  await expect(cell(page, MARKET)).toHaveCount(0);
  await expect(cell(page, FIELD)).toBeVisible();
  const { items } = await ask<{ items: { id: string; useCount: number }[] }>(
    page.request,
    token,
    'get',
    `media/list?text=${encodeURIComponent(FIELD)}`,
  );
  expect(items).toHaveLength(1);

  await cell(page, FIELD).focus();
  await page.keyboard.press('Shift+F10');
  await page.getByRole('menuitem', { name: /^Cắt ảnh/ }).press('Enter');
  const dialog = page.getByRole('dialog', { name: /^Cắt ảnh/ });
  const frame = dialog.getByRole('group', { name: /^Khung 16:9/ });
  await expect(frame).toBeVisible();
  await frame.press('Shift+ArrowLeft');
  await frame.press('ArrowDown');
  await expect(dialog.getByText('16:9 · khung riêng')).toBeVisible();
  await pressReady(dialog.getByRole('button', { name: 'Lưu khung cắt' }));
  await expect(page.getByText(/^Đã lưu khung cắt/)).toBeVisible();
  const cut = await ask<{ crops: Record<string, unknown> }>(
    page.request,
    token,
    'get',
    `media/detail/${items[0]?.id}`,
  );
  expect(Object.keys(cut.crops)).toEqual(['16x9']);

  await cell(page, FIELD).focus();
  await page.keyboard.press('Delete');
  await pressReady(page.getByRole('alertdialog').getByRole('button', { name: /^Xóa/ }));
  await expect(cell(page, FIELD)).toHaveCount(0);
});
