import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '../../../test/render-screen.tsx';
import { Dialog } from './dialog.tsx';

it('a dialog whose content scrolls begins in its first field, as one that fits does', async () => {
  await renderScreen(
    <Dialog title="Lập bài cải chính" onClose={() => undefined} actions={<button type="button">Lập</button>}>
      <input aria-label="Nội dung đúng" />
      <p style={{ height: 3000 }}>Phần còn lại</p>
    </Dialog>,
  );
  await expect.element(page.getByRole('textbox', { name: 'Nội dung đúng' })).toHaveFocus();
});

it('a dialog of text alone can be scrolled by keys at once', async () => {
  await renderScreen(
    <Dialog title="Quy chế" onClose={() => undefined} actions={<button type="button">Đóng</button>}>
      <p style={{ height: 3000 }}>Điều 1</p>
    </Dialog>,
  );
  await expect.element(page.getByText('Điều 1')).toBeVisible();
  expect(document.activeElement?.contains(page.getByText('Điều 1').element())).toBe(true);
});
