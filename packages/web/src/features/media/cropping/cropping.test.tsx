import type { Media } from '@toasoan/contract/features/media/media.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ToastRegion } from '#web/ui/feedback/toast-region.tsx';
import { clearToasts } from '#web/ui/feedback/toasts.ts';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import type { Network } from '../../../../test/network.ts';
import { freshBrowser } from '../../../../test/open-console.tsx';
import { renderScreen } from '../../../../test/render-screen.tsx';
import { aMedia } from '../library/test-support/a-media.ts';
import { enterProject } from '../upload/test-support/open-uploads.tsx';
import { CropDialog } from './crop-dialog.tsx';

const DETAIL = '/admin/media/detail/11';
const CROPS = '/admin/media/crops';
const PICTURE = {
  mediaId: '11',
  key: 'k'.repeat(22),
  revision: 3,
  width: 3000,
  height: 2000,
  alt: 'Ruộng bậc thang',
  placeholder: '',
};

let network: Network;
const closed = vi.fn();
beforeEach(() => {
  network = freshBrowser();
  closed.mockReset();
});
afterEach(async () => {
  clearToasts();
  delete document.documentElement.dataset.theme;
  await page.viewport(1280, 800);
});

async function open(changes: Partial<Media> = {}): Promise<void> {
  network.answer(DETAIL, aMedia({ picture: PICTURE, version: 5, ...changes }));
  enterProject();
  await renderScreen(
    <>
      <CropDialog id="11" onClose={closed} />
      <ToastRegion />
    </>,
  );
  await expect.element(page.getByRole('tab', { name: '16:9' })).toBeVisible();
}

/** The test serves no pictures; without one a crop would be only a few pixels wide. */
async function showPicture(): Promise<void> {
  const canvas = document.createElement('canvas');
  canvas.width = 600;
  canvas.height = 400;
  const shown = page.getByRole('img', { name: PICTURE.alt }).element() as HTMLImageElement;
  shown.src = canvas.toDataURL();
  await shown.decode();
}

const frame = () => page.getByRole('group', { name: /^Khung/ });
const number = (name: string) => page.getByRole('spinbutton', { name });
const save = () => page.getByRole('button', { name: 'Lưu khung cắt' });
const sent = () => network.to(CROPS).at(-1)?.body as { version: number; crops: Record<string, object> };

async function press(keys: string): Promise<void> {
  await expect.element(frame()).toBeVisible();
  frame().element().focus();
  await userEvent.keyboard(keys);
}

describe('the frame of a ratio', () => {
  test('starts around the focal point and moves with the arrow keys', async () => {
    await open();
    await expect.element(number('Rộng (px)')).toHaveValue(3000);
    expect(page.getByText('16:9 · tự động').query()).not.toBeNull();
    await press('{ArrowDown}{ArrowDown}');
    await expect.element(page.getByText('16:9 · khung riêng')).toBeVisible();
    await expect.element(number('Trên (px)')).toHaveValue(196);
  });

  test('changes its size with Shift and arrow keys and keeps its ratio', async () => {
    await open();
    await press('{Shift>}{ArrowLeft}{ArrowDown}{/Shift}');
    await expect.element(number('Rộng (px)')).toHaveValue(2880);
    network.answer(CROPS, aMedia({ picture: PICTURE }));
    await userEvent.click(save());
    await expect.poll(() => network.to(CROPS).length).toBe(1);
    const { '16x9': crop } = sent().crops as Record<string, { width: number; height: number }>;
    expect(((crop?.width ?? 0) * 3000) / ((crop?.height ?? 0) * 2000)).toBeCloseTo(16 / 9);
    expect(sent().version).toBe(5);
    await expect.poll(() => closed.mock.calls.length).toBe(1);
    await expect.element(page.getByText('Đã lưu khung cắt. Mọi nơi dùng ảnh này đổi theo.')).toBeVisible();
  });

  test('is set by numbers, and a narrow crop warns that it may look soft', async () => {
    await open();
    await userEvent.fill(number('Rộng (px)'), '840');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Ảnh cắt chỉ rộng 840 px, có thể bị mờ')).toBeVisible();
    await userEvent.fill(number('Trái (px)'), '99999');
    await userEvent.tab();
    await expect.element(number('Trái (px)')).toHaveValue(3000 - 840);
  });

  test('returns to the automatic crop', async () => {
    await open({ crops: { '4x3': { x: 0, y: 0, width: 0.5, height: 0.5625 } } });
    await userEvent.click(page.getByRole('tab', { name: '16:9' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(page.getByRole('tab', { name: '4:3' })).toHaveAttribute('aria-selected', 'true');
    await expect.element(number('Rộng (px)')).toHaveValue(1500);
    await userEvent.click(page.getByRole('button', { name: 'Tự động quanh điểm lấy nét' }));
    await expect.element(number('Rộng (px)')).toHaveValue(2667);
    await expect.element(page.getByText('4:3 · tự động')).toBeVisible();
  });
});

test('arrow keys and a click move the focal point, and the automatic crops follow', async () => {
  await open();
  await userEvent.click(page.getByRole('tab', { name: 'Điểm lấy nét' }));
  const point = page.getByRole('slider', { name: 'Điểm lấy nét' });
  await expect.element(point).toHaveAttribute('aria-valuetext', 'Ngang 50%, dọc 50%');
  point.element().focus();
  await userEvent.keyboard('{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}{ArrowUp}');
  await expect.element(point).toHaveAttribute('aria-valuetext', 'Ngang 40%, dọc 49%');
  await showPicture();
  const box = point.element().getBoundingClientRect();
  point.element().dispatchEvent(
    new PointerEvent('pointerdown', {
      clientX: box.left + box.width * 0.25,
      clientY: box.top + box.height * 0.75,
      bubbles: true,
    }),
  );
  await expect.element(point).toHaveAttribute('aria-valuetext', 'Ngang 25%, dọc 75%');
  await userEvent.click(page.getByRole('tab', { name: '1:1' }));
  await expect.element(number('Trái (px)')).toHaveValue(0);
  network.answer(CROPS, aMedia({ picture: PICTURE }));
  await userEvent.click(save());
  await expect.poll(() => sent()).toMatchObject({ focalPoint: { x: 0.25, y: 0.75 }, crops: {} });
});

describe('another user saved first', () => {
  const conflict = () =>
    network.fail(CROPS, 409, { error: -409, code: 'VERSION_CONFLICT', message: 'Đã có bản mới hơn.' });
  const theirs = aMedia({
    picture: PICTURE,
    version: 8,
    crops: { '1x1': { x: 0, y: 0, width: 0.4, height: 0.6 } },
    updatedBy: { userId: '9', name: 'Trần Minh' },
    updateTime: '2026-11-22T01:00:00.000Z',
  });

  test("the dialog names the author of other crops and keeps the user's own", async () => {
    await open();
    await press('{ArrowDown}');
    conflict();
    network.answer(DETAIL, theirs);
    await userEvent.click(save());
    await expect
      .element(page.getByText('Trần Minh đã lưu khung cắt khác cho ảnh này lúc 22/11/2026 08:00.'))
      .toBeVisible();
    network.answer(CROPS, theirs);
    await userEvent.click(page.getByRole('button', { name: 'Giữ khung của tôi' }));
    await userEvent.click(save());
    await expect.poll(() => sent().version).toBe(8);
    expect(Object.keys(sent().crops)).toEqual(['16x9']);
  });

  test('the user can take the other crops', async () => {
    await open();
    await press('{ArrowDown}');
    conflict();
    network.answer(DETAIL, theirs);
    await userEvent.click(save());
    await userEvent.click(page.getByRole('button', { name: 'Lấy khung đó' }));
    await expect.element(page.getByText('1:1 · khung riêng')).toBeVisible();
    await expect.element(page.getByText('16:9 · tự động')).toBeVisible();
  });

  test('a conflict over other fields does not interrupt the save', async () => {
    await open();
    await press('{ArrowDown}');
    let answers = 0;
    network.reply(CROPS, () => {
      answers += 1;
      return answers === 1
        ? Response.json({ error: -409, code: 'VERSION_CONFLICT', message: '' }, { status: 409 })
        : Response.json({ error: 0, data: aMedia({ picture: PICTURE }) });
    });
    network.answer(DETAIL, aMedia({ picture: PICTURE, version: 6, caption: 'Chú thích mới' }));
    await userEvent.click(save());
    await expect.poll(() => closed.mock.calls.length).toBe(1);
    expect(sent().version).toBe(6);
  });
});

test('closing asks for confirmation only when something is unsaved', async () => {
  await open();
  await expect.element(save()).toHaveAttribute('aria-disabled', 'true');
  await press('{ArrowDown}{Escape}');
  await userEvent.click(page.getByRole('alertdialog').getByRole('button').first());
  expect(closed).not.toHaveBeenCalled();
  await press('{ArrowUp}');
});

test('a user without the right to edit sees the reason', async () => {
  await open({ mayEdit: false });
  await expect.element(save()).toHaveAttribute('data-tip', 'Bạn không có quyền sửa ảnh này');
});

test('a file that is not a picture has nothing to crop', async () => {
  network.answer(DETAIL, aMedia({ picture: null, kind: 'DOCUMENT' }));
  enterProject();
  await renderScreen(<CropDialog id="11" onClose={closed} />);
  await expect.element(page.getByText(/^Tệp này không phải ảnh/)).toBeVisible();
});

test.each([
  ['light', 1280],
  ['dark', 390],
])('is accessible, %s at %i', async (theme, width) => {
  document.documentElement.dataset.theme = theme;
  await page.viewport(width, 800);
  await open();
  for (const tab of ['16:9', 'Điểm lấy nét']) {
    await userEvent.click(page.getByRole('tab', { name: tab }));
    await showPicture();
    await expectAccessible(page.getByRole('dialog').element());
  }
});
