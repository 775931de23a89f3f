import { type ReactNode, useState } from 'react';
import { expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import type { Option } from '#web/ui/select/option.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { commit, compose } from '../input-method.ts';
import { renderScreen } from '../render-screen.tsx';
import { press } from './keyboard.ts';

/** Too few for a search box. Two begin with the same letters, one with Đ. */
export const FEW: readonly Option[] = ['Thời sự', 'Thế giới', 'Đời sống', 'Văn hóa', 'Du lịch'].map(optionOf);
export const MANY: readonly Option[] = [
  ...FEW,
  ...['Giáo dục', 'Sức khỏe', 'Kinh tế', 'Thể thao', 'Pháp luật', 'Khoa học', 'Xe'].map(optionOf),
];

function optionOf(label: string): Option {
  return { value: label, label };
}

interface ListboxSubject {
  readonly options: readonly Option[];
  /** A text input above the options filters them, or the text that opens them. */
  readonly hasSearch: boolean;
  /** The list opens at an @ in a text area, which keeps the focus. */
  readonly isInText?: boolean;
  readonly isMultiple: boolean;
  /** The primitive between two buttons. */
  readonly draw: (value: readonly string[], onChange: (value: readonly string[]) => void) => ReactNode;
  readonly trigger: () => Locator;
}

const chosen = () => page.getByRole('status', { name: 'Đã chọn' });
const behind = () => page.getByRole('button', { name: 'Phía sau', exact: true });
const listbox = () => page.getByRole('listbox');

function Controller({ draw }: Pick<ListboxSubject, 'draw'>) {
  const [value, setValue] = useState<readonly string[]>([]);
  return (
    <main tabIndex={-1}>
      <h1>Bài viết</h1>
      {draw(value, setValue)}
      <button type="button">Phía sau</button>
      <output aria-label="Đã chọn">{value.join(', ')}</output>
    </main>
  );
}

/** The active descendant of the focused element. */
function active(): string {
  const id = document.activeElement?.getAttribute('aria-activedescendant') ?? '';
  const option = document.getElementById(id)?.cloneNode(true) as HTMLElement | undefined;
  for (const picture of option?.querySelectorAll('[aria-hidden="true"]') ?? []) picture.remove();
  return option?.textContent?.trim() ?? '';
}

/**
 * The keyboard tables of ARIA's patterns "Listbox" and "Combobox", for a list that a button or an @ in a text area
 * opens.
 */
export function describeListbox(subject: ListboxSubject): void {
  const { options, hasSearch, isInText = false, isMultiple, trigger } = subject;
  const labels = options.map(({ label }) => label);
  const last = labels.at(-1) ?? '';
  const [first = '', second = ''] = labels;

  async function open(key = isInText ? '@' : '{Enter}') {
    await renderScreen(<Controller draw={subject.draw} />);
    (trigger().element() as HTMLElement).focus();
    await press(key);
    await expect.poll(active).toBe(first);
  }
  async function expectClosed() {
    await expect.element(listbox()).not.toBeInTheDocument();
    if (!isInText) await expect.element(trigger()).toHaveAttribute('aria-expanded', 'false');
  }

  if (isInText)
    test('an @ in the text opens it on the first option, and axe finds nothing wrong', async () => {
      await open();
      await expect.element(listbox()).toHaveAccessibleName();
      expect(trigger().element().getAttribute('aria-controls')).toBe(listbox().element().id);
      await expect.element(trigger()).toHaveFocus();
      await expectAccessible();
    });

  const openingKeys = isInText ? [] : ['{Enter}', ' ', '{ArrowDown}'];
  test.each(openingKeys)('%s on the button opens it on the first option', async (key) => {
    await open(key);
    await expect.element(trigger()).toHaveAttribute('aria-expanded', 'true');
    await expect.element(listbox()).toHaveAccessibleName();
    await expect.element(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'false');
    await expectAccessible();
  });

  test('arrows wrap around the options, Page keys skip several', async () => {
    await open();
    await press('{ArrowDown}');
    expect(active()).toBe(second);
    await press('{ArrowUp}', '{ArrowUp}');
    await expect.poll(active).toBe(last);
    await press('{ArrowDown}');
    await expect.poll(active).toBe(first);
    await press('{PageDown}');
    await expect.poll(active).toBe(labels[Math.min(8, labels.length - 1)]);
    await press('{PageUp}');
    await expect.poll(active).toBe(first);
  });

  if (!hasSearch)
    test('Home and End go to the ends', async () => {
      await open();
      await press('{End}');
      await expect.poll(active).toBe(last);
      await press('{Home}');
      await expect.poll(active).toBe(first);
    });

  if (!hasSearch)
    test('letters activate the option that begins with them, without diacritics', async () => {
      await open();
      await userEvent.keyboard('the');
      await expect.poll(active).toBe('Thế giới');
    });

  if (!hasSearch)
    test('a repeated letter cycles through the options that begin with it, Đ like d', async () => {
      await open();
      await press('d');
      await expect.poll(active).toBe('Đời sống');
      await press('d');
      await expect.poll(active).toBe('Du lịch');
      await press('d');
      await expect.poll(active).toBe('Đời sống');
    });

  if (hasSearch)
    test('letters filter the options, without diacritics, and Home moves within the text', async () => {
      await open();
      await userEvent.keyboard('van hoa');
      await expect.poll(active).toBe('Văn hóa');
      await expect.poll(() => page.getByRole('option').elements().length).toBe(1);
      await press('{Home}');
      expect((document.activeElement as HTMLInputElement).selectionStart).toBe(0);
    });

  test.each(hasSearch ? ['{Enter}'] : ['{Enter}', ' '])('"%s" chooses the active option', async (key) => {
    await open();
    await press('{ArrowDown}', key);
    await expect.element(chosen()).toHaveTextContent(second);
    if (isMultiple) {
      await press('{ArrowDown}', key);
      await expect.element(chosen()).toHaveTextContent(`${second}, ${labels[2]}`);
      await expect.element(listbox()).toHaveAttribute('aria-multiselectable', 'true');
      await press('{Escape}');
    }
    await expectClosed();
    await expect.element(trigger()).toHaveFocus();
  });

  test('Esc closes it without choosing, and the focus returns to the button', async () => {
    await open();
    await press('{ArrowDown}', '{Escape}');
    await expectClosed();
    await expect.element(trigger()).toHaveFocus();
    await expect.element(chosen()).toHaveTextContent('');
  });

  if (isInText) describeLeavingText(open, { first, trigger });
  else describeLeavingButton(open, expectClosed, trigger);

  test('a press on an option chooses it; a press on the button closes the list', async () => {
    await open();
    await userEvent.click(page.getByRole('option', { name: 'Văn hóa' }));
    await expect.element(chosen()).toHaveTextContent('Văn hóa');
    if (isInText) {
      await expectClosed();
      await expect.element(trigger()).toHaveFocus();
      return;
    }
    if (!isMultiple) {
      await expectClosed();
      await userEvent.click(trigger());
      await expect.element(listbox()).toBeVisible();
    }
    await userEvent.click(trigger());
    await expectClosed();
  });

  if (hasSearch)
    test('Enter and Esc of an input method neither choose nor close', async () => {
      await open();
      await compose('văn');
      await expect.element(listbox()).toBeVisible();
      if (isInText) for (const key of ['Enter', 'Escape']) pressInWord(key);
      else await press('{Enter}', '{Escape}');
      await expect.element(listbox()).toBeVisible();
      await expect.element(chosen()).toHaveTextContent('');
      await commit('văn hóa');
      await expect.poll(active).toBe('Văn hóa');
      await press('{Enter}');
      await expect.element(chosen()).toHaveTextContent('Văn hóa');
    });
}

/** As an input method passes its keys on. The browser's own Enter would break the line of a text area. */
function pressInWord(key: string): void {
  const event = new KeyboardEvent('keydown', { key, isComposing: true, bubbles: true, cancelable: true });
  document.activeElement?.dispatchEvent(event);
}

type Open = (key?: string) => Promise<void>;

function describeLeavingButton(open: Open, expectClosed: () => Promise<void>, trigger: () => Locator): void {
  test('Tab closes it and goes on behind it', async () => {
    await open();
    await press('{Tab}');
    await expectClosed();
    await expect.element(behind()).toHaveFocus();
  });

  test('Shift+Tab closes it, and the focus returns to the button', async () => {
    await open();
    await press('{Shift>}{Tab}{/Shift}');
    await expectClosed();
    await expect.element(trigger()).toHaveFocus();
  });
}

function describeLeavingText(
  open: Open,
  { first, trigger }: { readonly first: string; readonly trigger: () => Locator },
): void {
  test('Tab chooses the active option, and the text keeps the focus', async () => {
    await open();
    await press('{Tab}');
    await expect.element(chosen()).toHaveTextContent(first);
    await expect.element(trigger()).toHaveFocus();
  });

  test('it closes when the focus leaves the text, and opens again with it', async () => {
    await open();
    (behind().element() as HTMLElement).focus();
    await expect.element(listbox()).not.toBeInTheDocument();
    await expect.element(chosen()).toHaveTextContent('');
    (trigger().element() as HTMLElement).focus();
    await expect.element(listbox()).toBeVisible();
  });
}
