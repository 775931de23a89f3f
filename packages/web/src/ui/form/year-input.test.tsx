import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderScreen } from '../../../test/render-screen.tsx';
import { YearInput } from './year-input.tsx';

function Input({ onYear }: { readonly onYear: (value: number | null) => void }) {
  const [value, setValue] = useState<number | null>(2027);
  const change = (next: number | null) => {
    setValue(next);
    onYear(next);
  };
  return (
    <>
      <label htmlFor="year">Năm thi</label>
      <YearInput id="year" value={value} onChange={change} />
      <button type="button" onClick={() => change(2030)}>
        Đặt lại
      </button>
    </>
  );
}

test('a year has no thousands, stays as it is typed, and follows what is set elsewhere', async () => {
  const years: (number | null)[] = [];
  await renderScreen(<Input onYear={(value) => years.push(value)} />);
  const field = page.getByRole('textbox', { name: 'Năm thi' });
  await expect.element(field).toHaveValue('2027');
  await userEvent.fill(field, '20a');
  await expect.element(field).toHaveValue('20a');
  expect(years.at(-1)).toBeNaN();
  await userEvent.fill(field, '2028');
  expect(years.at(-1)).toBe(2028);
  await userEvent.fill(field, '');
  expect(years.at(-1)).toBeNull();
  await page.getByRole('button', { name: 'Đặt lại' }).click();
  await expect.element(field).toHaveValue('2030');
});
