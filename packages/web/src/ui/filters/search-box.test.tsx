import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { commit, compose } from '../../../test/input-method.ts';
import { ownClock } from '../../../test/own-clock.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { SearchBox } from './search-box.tsx';

interface BoxProps {
  readonly onSearch: (text: string) => void;
}

function Box({ onSearch }: BoxProps) {
  const [text, setText] = useState('');
  return (
    <>
      <SearchBox
        label="Tìm thẻ"
        value={text}
        onSearch={(next) => {
          setText(next);
          onSearch(next);
        }}
      />
      <button type="button" onClick={() => setText('')}>
        Xóa lọc
      </button>
    </>
  );
}

async function renderBox(onSearch: (text: string) => void) {
  await renderScreen(<Box onSearch={onSearch} />);
  return page.getByRole('searchbox', { name: 'Tìm thẻ' });
}

describe('the search box', () => {
  it('searches a moment after the last letter, once', async () => {
    const search = vi.fn();
    await userEvent.click(await renderBox(search));
    // All within one moment, however slow the machine is.
    for (const letter of 'hue') document.execCommand('insertText', false, letter);
    expect(search).not.toHaveBeenCalled();
    await expect.poll(() => search).toHaveBeenCalledWith('hue');
    expect(search).toHaveBeenCalledTimes(1);
  });

  it('waits for the input method to finish the word, however long it takes', async () => {
    const pass = ownClock();
    const search = vi.fn();
    const box = await renderBox(search);
    await userEvent.click(box);
    await compose('ddo');
    await compose('đôn');
    await pass(450);
    expect(search).not.toHaveBeenCalled();
    await commit('đồng');
    await expect.poll(() => search).toHaveBeenCalledWith('đồng');
    expect(search).toHaveBeenCalledTimes(1);
    await expect.element(box).toHaveValue('đồng');
  });

  it('searches at once on Enter', async () => {
    const search = vi.fn();
    const box = await renderBox(search);
    await userEvent.type(box, 'huế{Enter}');
    expect(search).toHaveBeenCalledWith('huế');
  });

  it('Esc and cleared filters empty it', async () => {
    const search = vi.fn();
    const box = await renderBox(search);
    await userEvent.type(box, 'huế{Enter}');
    await userEvent.keyboard('{Escape}');
    expect(search).toHaveBeenLastCalledWith('');
    await userEvent.type(box, 'sapa{Enter}');
    await userEvent.click(page.getByRole('button', { name: 'Xóa lọc' }));
    await expect.element(box).toHaveValue('');
  });
});
