import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import { commit, compose } from '../../../test/input-method.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { DateTimeInput, type TimeProblem } from './date-time-input.tsx';
import { atClock } from './quick-time.ts';
import { instantOf } from './zoned-time.ts';

interface FormProps {
  readonly start?: string | null;
  readonly min?: string;
  readonly max?: string;
}

function PublishForm({ start = null, min, max }: FormProps) {
  const [value, setValue] = useState<string | null>(start);
  const [problem, setProblem] = useState<TimeProblem>();
  return (
    <>
      <label htmlFor="at">Giờ lên bài</label>
      <DateTimeInput
        id="at"
        value={value}
        onChange={setValue}
        onProblem={setProblem}
        min={min}
        max={max}
        quick={[{ label: 'Mai 06:00', at: atClock(1, '06:00') }]}
      />
      <button type="button" onClick={() => setValue('2026-12-24T23:00:00.000Z')}>
        Sáng Giáng sinh
      </button>
      <output aria-label="Vướng mắc">{problem ?? 'không'}</output>
      <output aria-label="Giá trị">{value ?? 'không có'}</output>
    </>
  );
}

const input = () => page.getByRole('textbox', { name: 'Giờ lên bài' });
const value = () => page.getByRole('status', { name: 'Giá trị' });
const picker = () => page.getByRole('dialog', { name: 'Chọn ngày giờ' });

it('what is typed is an instant of Vietnam', async () => {
  await renderScreen(<PublishForm />);
  await userEvent.fill(input(), '21/11/2026 06:00');
  await expect.element(value()).toHaveTextContent('2026-11-20T23:00:00.000Z');
});

it('a short form is written out when the focus leaves, and an emptied input has no value', async () => {
  await renderScreen(<PublishForm />);
  await userEvent.fill(input(), '2/9/26 6h30');
  await userEvent.keyboard('{Tab}');
  await expect.element(input()).toHaveValue('02/09/2026 06:30');
  await expect.element(value()).toHaveTextContent('2026-09-01T23:30:00.000Z');
  await userEvent.fill(input(), '');
  await userEvent.keyboard('{Enter}');
  await expect.element(value()).toHaveTextContent('không có');
});

it('text that is no time says so, stays, and changes nothing', async () => {
  await renderScreen(<PublishForm start="2026-11-20T23:00:00.000Z" />);
  await userEvent.fill(input(), 'sáng mai');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^Không đọc được ngày giờ/);
  await expect.element(input()).toHaveAttribute('aria-invalid', 'true');
  await expect.element(input()).toHaveValue('sáng mai');
  await expect.element(value()).toHaveTextContent('2026-11-20T23:00:00.000Z');
  await userEvent.fill(input(), '22/11/2026 07:15');
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

it('a time that is set beside it takes the place of text that is no time', async () => {
  await renderScreen(<PublishForm />);
  const problem = page.getByRole('status', { name: 'Vướng mắc' });
  await userEvent.fill(input(), 'sáng mai');
  await userEvent.keyboard('{Enter}');
  await expect.element(problem).toHaveTextContent('unreadable');
  await userEvent.click(page.getByRole('button', { name: 'Sáng Giáng sinh' }));
  await expect.element(input()).toHaveValue('25/12/2026 06:00');
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  await expect.element(problem).toHaveTextContent('không');
});

it('a time before the earliest and after the latest names the limit', async () => {
  await renderScreen(<PublishForm min="2026-11-20T23:00:00Z" max="2026-11-30T16:00:00Z" />);
  await userEvent.fill(input(), '21/11/2026 05:59');
  await expect.element(page.getByRole('alert')).toHaveTextContent('Sớm nhất là 21/11/2026 06:00.');
  await userEvent.fill(input(), '01/12/2026 08:00');
  await expect.element(page.getByRole('alert')).toHaveTextContent('Muộn nhất là 30/11/2026 23:00.');
});

it('a word that an input method is still putting together is left alone by Enter', async () => {
  await renderScreen(<PublishForm />);
  input().element().focus();
  await compose('mai');
  await userEvent.keyboard('{Enter}');
  await commit('mai');
  await expect.element(input()).toHaveValue('mai');
});

it('day and time are picked by keys alone', async () => {
  await renderScreen(<PublishForm start="2026-11-20T23:00:00.000Z" />);
  input().element().focus();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await expect.element(page.getByRole('button', { name: '21/11/2026' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  await expect.element(input()).toHaveValue('22/11/2026 06:00');
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('textbox', { name: 'Giờ', exact: true })).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(input()).toHaveValue('22/11/2026 06:15');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.element(input()).toHaveValue('22/11/2026 05:45');
  await userEvent.keyboard('{Escape}');
  await expect.element(picker()).not.toBeInTheDocument();
  await expect.element(value()).toHaveTextContent('2026-11-21T22:45:00.000Z');
});

it('a day before the earliest cannot be picked', async () => {
  await renderScreen(<PublishForm start="2026-11-20T23:00:00.000Z" min="2026-11-20T17:00:00Z" />);
  await userEvent.click(page.getByRole('button', { name: 'Chọn ngày giờ' }));
  const day = page.getByRole('button', { name: '20/11/2026' });
  await expect.element(day).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{ArrowLeft}{Enter}');
  await expect.element(day).toHaveFocus();
  await expect.element(input()).toHaveValue('21/11/2026 06:00');
});

it('a named time is chosen at one press', async () => {
  await renderScreen(<PublishForm />);
  await userEvent.click(page.getByRole('button', { name: 'Chọn ngày giờ' }));
  await userEvent.click(page.getByRole('button', { name: 'Mai 06:00' }));
  await expect.element(picker()).not.toBeInTheDocument();
  const shown = (input().element() as HTMLInputElement).value;
  expect(shown).toMatch(/^\d{2}\/\d{2}\/\d{4} 06:00$/);
  const [day = '', month = '', year = ''] = shown.slice(0, 10).split('/');
  const chosen = instantOf({ day: `${year}-${month}-${day}`, clock: '06:00' }, 'Asia/Ho_Chi_Minh');
  await expect.element(value()).toHaveTextContent(chosen);
  expect(Date.parse(chosen) - Date.now()).toBeLessThan(30 * 3_600_000);
});

it('an open picker has nothing that axe finds wrong', async () => {
  await renderScreen(<PublishForm start="2026-11-20T23:00:00.000Z" min="2026-11-20T17:00:00Z" />);
  await userEvent.click(page.getByRole('button', { name: 'Chọn ngày giờ' }));
  await expect.element(picker()).toBeVisible();
  await expectAccessible();
});
