import { useState } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { connectCalls } from '#web/app/connect-calls.ts';
import { useLayout } from '#web/core/preferences/layout-store.ts';
import { holdStoredToken } from '#web/core/session/token.ts';
import { NoteInput } from '#web/features/posts/notes/note-input.tsx';
import { Picker } from '#web/patterns/picker/picker.tsx';
import type { SearchOptions } from '#web/patterns/picker/picker-list.tsx';
import { FilterSelect } from '#web/ui/filters/filter-select.tsx';
import { TagInput } from '#web/ui/form/tag-input.tsx';
import { MultiSelect } from '#web/ui/select/multi-select.tsx';
import { findOptions } from '#web/ui/select/option.ts';
import { Select } from '#web/ui/select/select.tsx';
import { freshBrowser } from '../open-console.tsx';
import { renderScreen } from '../render-screen.tsx';
import { describeListbox, FEW, MANY } from './describe-listbox.tsx';
import { press } from './keyboard.ts';

const named = (name: RegExp) => () => page.getByRole('button', { name });

describe.each([
  { kind: 'few', options: FEW, hasSearch: false },
  { kind: 'many', options: MANY, hasSearch: true },
])('a select of $kind options', ({ options, hasSearch }) => {
  describeListbox({
    options,
    hasSearch,
    isMultiple: false,
    trigger: named(/^Chuyên mục/),
    draw: (value, onChange) => (
      <Select
        label="Chuyên mục"
        options={options}
        value={value[0] ?? null}
        onChange={(next) => onChange(next === null ? [] : [next])}
      />
    ),
  });
});

describe.each([
  { kind: 'few', options: FEW, hasSearch: false },
  { kind: 'many', options: MANY, hasSearch: true },
])('a multi-select of $kind options', ({ options, hasSearch }) => {
  describeListbox({
    options,
    hasSearch,
    isMultiple: true,
    trigger: named(/^Chuyên mục: Thêm/),
    draw: (value, onChange) => (
      <MultiSelect
        label="Chuyên mục"
        addLabel="Thêm"
        options={options}
        max={9}
        value={value}
        onChange={onChange}
      />
    ),
  });
});

describe('a filter of a list', () => {
  describeListbox({
    options: FEW,
    hasSearch: false,
    isMultiple: false,
    trigger: named(/^Chuyên mục/),
    draw: (value, onChange) => (
      <FilterSelect label="Chuyên mục" options={FEW} values={value} onChange={onChange} />
    ),
  });
});

/** Replaces the server. */
const search: SearchOptions = (text) => ({
  queryKey: ['categories', text],
  queryFn: () => findOptions(MANY, text),
});

describe('a picker that searches on the server', () => {
  describeListbox({
    options: MANY,
    hasSearch: true,
    isMultiple: true,
    trigger: named(/^Thêm chuyên mục/),
    draw: (value, onChange) => (
      <Picker
        label="Chuyên mục"
        addLabel="Thêm chuyên mục"
        search={search}
        value={value.map((id) => ({ id, label: id }))}
        onChange={(next) => onChange(next.map(({ id }) => id))}
      />
    ),
  });
});

interface MentionProps {
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
}

/** Keeps the names that were chosen in the text. */
function Mention({ value, onChange }: MentionProps) {
  const [text, setText] = useState('');
  return (
    <NoteInput
      postId="5"
      label="Ghi chú"
      placeholder="Nhắn"
      value={text}
      onChange={setText}
      onName={(next, { name }) => {
        setText(next);
        onChange([...value, name]);
      }}
      onSend={() => undefined}
      onCancel={() => undefined}
    />
  );
}

describe('a text area that offers names after an @', () => {
  beforeEach(() => {
    const network = freshBrowser();
    localStorage.setItem('token', 'token-1');
    holdStoredToken();
    useLayout.getState().chooseProject('1');
    connectCalls();
    network.reply('/admin/post/note/people/5', (query) => {
      const found = findOptions(MANY, query.get('text') ?? '');
      const items = found.map(({ value, label }) => ({ userId: value, displayName: label }));
      return Response.json({ error: 0, data: { items } });
    });
  });

  describeListbox({
    options: MANY,
    hasSearch: true,
    isInText: true,
    isMultiple: false,
    trigger: () => page.getByRole('textbox', { name: 'Ghi chú' }),
    draw: (value, onChange) => <Mention value={value} onChange={onChange} />,
  });
});

const WORDS: readonly string[] = ['Thời sự', 'Thế giới', 'Đời sống'];

/** Chips, each with a button that removes it. */
const CHIPS = [
  {
    kind: 'a tag input',
    Chips: function Words() {
      const [words, setWords] = useState(WORDS);
      return <TagInput id="words" value={words} onChange={setWords} />;
    },
    last: '',
  },
  {
    kind: 'a multi-select',
    Chips: function Chosen() {
      const [value, setValue] = useState(WORDS);
      return (
        <MultiSelect
          label="Chuyên mục"
          addLabel="Thêm"
          options={FEW}
          max={9}
          value={value}
          onChange={setValue}
        />
      );
    },
    last: 'Chuyên mục: Thêm',
  },
  {
    kind: 'a picker',
    Chips: function Picked() {
      const [value, setValue] = useState(WORDS.map((label) => ({ id: label, label })));
      return (
        <Picker
          label="Chuyên mục"
          addLabel="Thêm"
          search={search}
          value={value}
          onChange={(next) => setValue([...next])}
        />
      );
    },
    last: 'Thêm',
  },
];

test.each(CHIPS)('removing a chip of $kind by key moves the focus to its neighbour', async ({ Chips }) => {
  await renderScreen(<Chips />);
  const remove = (word: string) => page.getByRole('button', { name: new RegExp(`^Bỏ .*${word}`) });
  (remove('Thế giới').element() as HTMLElement).focus();
  for (let left = WORDS.length - 1; left >= 0; left -= 1) {
    await press('{Enter}');
    await expect.poll(() => page.getByRole('button', { name: /^Bỏ/ }).elements().length).toBe(left);
    expect(document.activeElement).not.toBe(document.body);
    // After the last chip the focus is on the input that adds; go back to a remaining chip.
    if (left > 0) (page.getByRole('button', { name: /^Bỏ/ }).first().element() as HTMLElement).focus();
  }
});
