import { type FormEvent, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { commit, compose } from '../../../test/input-method.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { TagInput } from './tag-input.tsx';

interface InputProps {
  readonly first: readonly string[];
  readonly onWords: (words: readonly string[]) => void;
  readonly onSubmit: (event: FormEvent) => void;
}

function Input({ first, onWords, onSubmit }: InputProps) {
  const [value, setValue] = useState(first);
  return (
    <form onSubmit={onSubmit}>
      <label htmlFor="aliases">Tên gọi khác</label>
      <TagInput
        id="aliases"
        value={value}
        onChange={(next) => {
          setValue(next);
          onWords(next);
        }}
      />
    </form>
  );
}

async function renderInput(first: readonly string[] = []) {
  const words = { current: first };
  const submit = vi.fn((event: FormEvent) => event.preventDefault());
  await renderScreen(<Input first={first} onSubmit={submit} onWords={(next) => (words.current = next)} />);
  return { input: page.getByLabelText('Tên gọi khác'), words, submit };
}

describe('entering words one by one', () => {
  it('adds by Enter and comma, without sending the form, and nothing twice', async () => {
    const { input, words, submit } = await renderInput();
    await userEvent.type(input, 'Cố đô{Enter}Kinh đô,cố ĐÔ{Enter}');
    expect(words.current).toEqual(['Cố đô', 'Kinh đô']);
    expect(submit).not.toHaveBeenCalled();
  });

  it('an Enter that ends a composition adds nothing', async () => {
    const { input, words } = await renderInput();
    await userEvent.click(input);
    await compose('hoà');
    await userEvent.keyboard('{Enter}');
    expect(words.current).toEqual([]);
    await commit('hòa');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => words.current).toEqual(['hòa']);
  });

  it('splits a pasted list into words', async () => {
    const { input, words } = await renderInput();
    await userEvent.click(input);
    const data = new DataTransfer();
    data.setData('text', 'Huế, Thuận Hóa; Phú Xuân\n');
    input
      .element()
      .dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    await expect.poll(() => words.current).toEqual(['Huế', 'Thuận Hóa', 'Phú Xuân']);
  });

  it('adds the typed word when it loses the focus', async () => {
    const { input, words } = await renderInput();
    await userEvent.type(input, 'Sài Gòn');
    await userEvent.tab();
    await expect.poll(() => words.current).toEqual(['Sài Gòn']);
  });

  it('Backspace only moves to the last word: input methods send bursts of it', async () => {
    const { input, words } = await renderInput(['Huế', 'Phú Xuân']);
    await userEvent.click(input);
    await userEvent.keyboard('{Backspace}');
    expect(words.current).toEqual(['Huế', 'Phú Xuân']);
    await expect.element(page.getByRole('button', { name: 'Bỏ “Phú Xuân”' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(words.current).toEqual(['Huế']);
    await expect.element(input).toHaveFocus();
  });
});
