import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { i18n } from '#web/core/i18n/i18n.ts';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { NumberInput, numberIn } from './number-input.tsx';

function Input({ first, onNumber }: { first: number | null; onNumber: (value: number | null) => void }) {
  const [value, setValue] = useState(first);
  return (
    <>
      <label htmlFor="order">Thứ tự</label>
      <NumberInput
        id="order"
        min={1}
        max={2000}
        value={value}
        onChange={(next) => {
          setValue(next);
          onNumber(next);
        }}
      />
    </>
  );
}

async function open(first: number | null) {
  const numbers: (number | null)[] = [];
  await renderScreen(<Input first={first} onNumber={(value) => numbers.push(value)} />);
  return { box: page.getByRole('spinbutton', { name: 'Thứ tự' }), numbers };
}

describe('a number input', () => {
  test('groups digits as Vietnamese does and takes them back', async () => {
    const { box, numbers } = await open(1254);
    await expect.element(box).toHaveValue('1.254');
    await expectAccessible();
    await userEvent.fill(box, '1.500');
    expect(numbers.at(-1)).toBe(1500);
    await userEvent.fill(box, '1600');
    await expect.element(box).toHaveValue('1600');
    await userEvent.tab();
    await expect.element(box).toHaveValue('1.600');
  });

  test('groups digits as English does and takes them back, while the console is English', async () => {
    const { box, numbers } = await open(1254);
    await i18n.changeLanguage('en');
    await userEvent.fill(box, '1,500');
    expect(numbers.at(-1)).toBe(1500);
    await userEvent.tab();
    await expect.element(box).toHaveValue('1,500');
  });

  test('steps by arrows and pages, within its limits', async () => {
    const { box, numbers } = await open(1995);
    await userEvent.click(box);
    await userEvent.keyboard('{ArrowUp}');
    expect(numbers.at(-1)).toBe(1996);
    await userEvent.keyboard('{PageUp}');
    expect(numbers.at(-1)).toBe(2000);
    await userEvent.keyboard('{ArrowDown}');
    expect(numbers.at(-1)).toBe(1999);
    await expect.element(box).toHaveAttribute('aria-valuenow', '1999');
  });

  test('starts at the lowest number when it is empty', async () => {
    const { box, numbers } = await open(null);
    await userEvent.click(box);
    await userEvent.keyboard('{ArrowUp}');
    expect(numbers).toEqual([1]);
  });

  test('keeps text that is no number in sight', async () => {
    const { box, numbers } = await open(5);
    await userEvent.fill(box, 'năm');
    await userEvent.tab();
    expect(numbers.at(-1)).toBeNaN();
    await expect.element(box).toHaveValue('năm');
  });
});

test.each([
  ['', null, null],
  ['1.254', 1254, Number.NaN],
  ['1,254', Number.NaN, 1254],
  ['1.25', 125, Number.NaN],
  ['1,25', Number.NaN, 125],
  [' 1 254 ', 1254, 1254],
  ['-3', -3, -3],
  ['x', Number.NaN, Number.NaN],
])('"%s" is the number %s in Vietnamese and %s in English', (text, vietnamese, english) => {
  expect(numberIn(text, 'vi')).toEqual(vietnamese);
  expect(numberIn(text, 'en')).toEqual(english);
});
