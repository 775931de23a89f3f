import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { draw } from '../../../test/draw.tsx';
import { Chip } from './chip.tsx';

/** Relative luminance of an opaque colour. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((part) => {
    const share = Number(part) / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test('a chip stands out from the ground of a dark dialog', async () => {
  const root = document.documentElement;
  root.dataset.theme = 'dark';
  onTestFinished(() => {
    delete root.dataset.theme;
  });
  await draw(
    <Dialog title="Xóa tài khoản?" actions={null} onClose={() => undefined}>
      <Chip>Ban Thời sự</Chip>
    </Dialog>,
  );
  const word = page.getByText('Ban Thời sự');
  await expect.element(word).toBeVisible();
  const chip = word.element().parentElement;
  let ground = chip?.parentElement ?? null;
  while (ground && getComputedStyle(ground).backgroundColor === 'rgba(0, 0, 0, 0)')
    ground = ground.parentElement;
  const shade = (element: Element | null | undefined) =>
    element ? luminance(getComputedStyle(element).backgroundColor) + 0.05 : 0;
  expect(shade(chip) / shade(ground)).toBeGreaterThan(1.15);
});
