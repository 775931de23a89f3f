import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { addDays } from '../dates/days.ts';
import { TooltipHost } from '../overlay/tooltip-host.tsx';
import type { ChartLink } from './chart-links.ts';
import { DayBars } from './day-bars.tsx';
import { NameBars } from './name-bars.tsx';

const SERIES = [
  { key: 'published', label: 'Đã xuất bản', tone: 'published' },
  { key: 'scheduled', label: 'Hẹn giờ', tone: 'scheduled' },
] as const;
const link: ChartLink = (href, props) => <a href={href} {...props} />;
const LONG_NAME = 'Tổ phóng viên thường trú khu vực đồng bằng sông Cửu Long và duyên hải miền Tây Nam Bộ';

function Charts({ count = 14 }: { readonly count?: number }) {
  const days = Array.from({ length: count }, (_, index) => {
    const day = addDays('2026-11-21', index - count + 1);
    return { day, href: `#${day}`, counts: { published: index === 0 ? 1254 : index, scheduled: 2 } };
  });
  return (
    <>
      <DayBars label="Bài theo ngày" series={SERIES} days={days} today="2026-11-21" link={link} />
      <NameBars
        label="Bài theo người"
        nameHeading="Người"
        countHeading="Số bài"
        link={link}
        figures={[
          { key: '1', name: LONG_NAME, count: 1254, href: '#1' },
          { key: '2', name: 'An', count: 0, href: '#2' },
        ]}
      />
      <TooltipHost />
    </>
  );
}

const bar = (name: RegExp) => page.getByRole('link', { name });

afterEach(async () => {
  delete document.documentElement.dataset.theme;
  await page.viewport(1280, 800);
});

it('every bar is a link named by its day and figures', async () => {
  await renderScreen(<Charts />);
  await expect
    .element(bar(/^08\/11\/2026: Đã xuất bản 1\.254, Hẹn giờ 2$/))
    .toHaveAttribute('href', '#2026-11-08');
});

it('a table has the same figures', async () => {
  await renderScreen(<Charts />);
  const row = page.getByRole('table', { name: 'Bài theo ngày' }).getByRole('row').nth(14);
  await expect.element(row).toHaveTextContent('21/11/2026132');
  await expect.element(page.getByRole('columnheader', { name: 'Hẹn giờ' })).toBeInTheDocument();
});

it('the bars have one tab stop, arrows move between days, and the focused bar shows its figures', async () => {
  await renderScreen(<Charts />);
  await userEvent.keyboard('{Tab}');
  await expect.element(bar(/^21\/11\/2026/)).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(bar(/^20\/11\/2026/)).toHaveFocus();
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('20/11/2026: Đã xuất bản 12, Hẹn giờ 2');
  await userEvent.keyboard('{Home}');
  await expect.element(bar(/^08\/11\/2026/)).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('link', { name: LONG_NAME })).toHaveFocus();
});

it('heights are proportional, with the parts stacked', async () => {
  await renderScreen(<Charts />);
  const parts = [
    ...bar(/^08\/11\/2026/)
      .element()
      .querySelectorAll('rect'),
  ];
  const [published, scheduled] = parts.map((part) => part.getBoundingClientRect());
  expect(published?.height).toBeCloseTo((160 * 1254) / 1500, 0);
  expect(scheduled?.bottom).toBeCloseTo(published?.top ?? 0, 1);
});

it.each(['light', 'dark'])('a month fits into 320 pixels and is accessible, %s', async (theme) => {
  document.documentElement.dataset.theme = theme;
  await page.viewport(320, 800);
  await renderScreen(<Charts count={30} />);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  await expectAccessible();
});
