import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '../../../test/render-screen.tsx';
import { ProgressBar } from './progress-bar.tsx';

const bar = () => page.getByRole('progressbar', { name: 'Chuyển chuyên mục' });

it('says how much of how much is done, by words and by width', async () => {
  await renderScreen(<ProgressBar label="Chuyển chuyên mục" done={627} total={1254} />);
  await expect.element(bar()).toHaveAttribute('aria-valuetext', '627 / 1.254');
  await expect.element(bar()).toHaveAttribute('aria-valuenow', '627');
  const track = bar().element();
  await expect
    .poll(
      () =>
        (track.firstElementChild?.getBoundingClientRect().width ?? 0) / track.getBoundingClientRect().width,
    )
    .toBeCloseTo(0.5, 1);
});

it('has no value while the total is unknown', async () => {
  await renderScreen(<ProgressBar label="Chuyển chuyên mục" done={12} total={undefined} />);
  await expect.element(bar()).not.toHaveAttribute('aria-valuenow');
  await expect.element(bar()).toHaveAttribute('aria-valuetext', '12');
});

it('a total of zero reads 0 / 0', async () => {
  await renderScreen(<ProgressBar label="Chuyển chuyên mục" done={0} total={0} tone="done" />);
  await expect.element(bar()).toHaveAttribute('aria-valuetext', '0 / 0');
});
