import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderScreen } from '../../../test/render-screen.tsx';
import { TooltipHost } from './tooltip-host.tsx';

afterEach(() => page.viewport(1280, 800));

it.each([390, 1280])(
  'at the right edge of a window %i wide it moves inwards and keeps its words whole',
  async (width) => {
    await page.viewport(width, 800);
    await renderScreen(
      <>
        <button
          type="button"
          data-tip="Thao tác với bài viết"
          style={{ position: 'fixed', insetInlineEnd: 4 }}
        >
          Khác
        </button>
        <TooltipHost />
      </>,
    );
    // By key: after a click in an earlier test the browser would not show a focus that is only set.
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByRole('button', { name: 'Khác' })).toHaveFocus();
    await expect.element(page.getByRole('tooltip')).toBeVisible();
    const { left, right, height } = page.getByRole('tooltip').element().getBoundingClientRect();
    expect(left).toBeGreaterThan(0);
    expect(right).toBeLessThan(width);
    // One line and the padding around it.
    expect(height).toBeLessThan(32);
  },
);

it('does not come while a button of the mouse is held, as in a drag', async () => {
  await renderScreen(
    <>
      <button type="button" data-tip="Kéo để đổi chỗ">
        Kéo
      </button>
      <TooltipHost />
    </>,
  );
  const button = page.getByRole('button', { name: 'Kéo' }).element();
  const over = (buttons: number) =>
    button.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, buttons }));
  over(0);
  await expect.element(page.getByRole('tooltip')).toBeVisible();
  over(1);
  expect(document.querySelector('[role="tooltip"]:popover-open')).toBeNull();
});
