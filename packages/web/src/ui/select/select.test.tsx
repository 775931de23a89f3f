import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderScreen } from '../../../test/render-screen.tsx';
import { Select } from './select.tsx';

const NAMES = [
  'Thời sự',
  'Thế giới',
  'Kinh tế',
  'Văn hóa',
  'Du lịch',
  'Giáo dục',
  'Sức khỏe',
  'Thể thao',
  'Video',
];
const OPTIONS = NAMES.map((label, index) => ({ value: String(index), label }));

function ChooseCategory() {
  const [value, setValue] = useState<string | null>(null);
  return <Select label="Chuyên mục" options={OPTIONS} value={value} onChange={setValue} />;
}

const trigger = () => page.getByRole('button', { name: /^Chuyên mục/ });

it.each(['{Enter}', ' ', '{ArrowDown}'])(
  'letters typed right after %s opened it are searched for',
  async (key) => {
    await renderScreen(<ChooseCategory />);
    trigger().element().focus();
    await userEvent.keyboard(`${key}van hoa{Enter}`);
    await expect.element(page.getByRole('button', { name: 'Chuyên mục: Văn hóa' })).toBeVisible();
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  },
);

function ChooseWhenTheyCome({ some }: { readonly some: readonly string[] }) {
  const [options, setOptions] = useState<typeof OPTIONS>([]);
  const come = () => setOptions(OPTIONS.filter(({ label }) => some.includes(label)));
  return (
    <>
      <Select label="Chuyên mục" options={options} value={null} onChange={() => undefined} />
      <span data-testid="line" onPointerEnter={come} />
    </>
  );
}

it.each([{ some: NAMES }, { some: ['Du lịch', 'Văn hóa'] }])(
  'letters typed while the options load narrow them when they arrive',
  async ({ some }) => {
    await renderScreen(<ChooseWhenTheyCome some={some} />);
    trigger().element().focus();
    await userEvent.keyboard('{Enter}van');
    await expect.element(page.getByRole('combobox')).toHaveValue('van');
    page
      .getByTestId('line')
      .element()
      .dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    await expect.element(page.getByRole('option')).toHaveTextContent('Văn hóa');
    await userEvent.keyboard(' hoa');
    await expect.element(page.getByRole('combobox')).toHaveValue('van hoa');
    await expect.element(page.getByRole('option')).toHaveTextContent('Văn hóa');
  },
);

it('closes by Esc and gives the focus back', async () => {
  await renderScreen(<ChooseCategory />);
  await userEvent.click(trigger());
  await expect.element(page.getByRole('combobox')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(trigger()).toHaveFocus();
  await expect.element(trigger()).toHaveAttribute('aria-expanded', 'false');
});

it.each([
  { at: { left: '100px' }, edge: 'left' },
  { at: { right: '20px' }, edge: 'right' },
] as const)('opens along its trigger, which is at $at', async ({ at, edge }) => {
  await renderScreen(
    <div style={{ position: 'absolute', width: 160, ...at }}>
      <ChooseCategory />
    </div>,
  );
  await userEvent.click(trigger());
  const box = page.getByRole('listbox').element().closest('[popover]');
  const stands = trigger().element().closest('span')?.getBoundingClientRect();
  expect(box?.getBoundingClientRect()[edge]).toBeCloseTo(stands?.[edge] ?? 0, 0);
});

it('is closed by a second press', async () => {
  await renderScreen(<ChooseCategory />);
  await userEvent.click(trigger());
  await userEvent.click(trigger());
  await expect.element(trigger()).toHaveAttribute('aria-expanded', 'false');
});

it('open, it leaves the ring of the focus to its search box alone', async () => {
  await renderScreen(<ChooseCategory />);
  trigger().element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('combobox')).toHaveFocus();
  const ringed = [...document.querySelectorAll('button, input, [role="listbox"]')].filter(
    (element) => getComputedStyle(element).outlineStyle !== 'none',
  );
  expect(ringed).toEqual([page.getByRole('combobox').element()]);
});
