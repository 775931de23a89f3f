import { tagCreate } from '@toasoan/contract/features/tags/tag.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFormStore } from './form-store.ts';
import { problemText, schemaProblems } from './problem.ts';

interface Values {
  title: string;
  aliases: readonly string[];
}

function tagForm(values: Values = { title: 'Huế', aliases: [] }) {
  return createFormStore(values, (now) => schemaProblems(tagCreate, now));
}

describe('a form', () => {
  it('is dirty while it differs from the saved version, and clean again once it is undone', () => {
    const form = tagForm();
    form.set('aliases', ['Cố đô']);
    expect(form.isDirty()).toBe(true);
    form.set('aliases', []);
    expect(form.isDirty()).toBe(false);
  });

  it('keeps what was typed while a save was on its way', () => {
    const form = tagForm();
    form.set('title', 'Cố đô Huế');
    form.rebase({ title: 'Huế 2', aliases: [] });
    expect(form.get().values.title).toBe('Cố đô Huế');
    expect(form.isDirty()).toBe(true);
  });

  it('marks a field that loses the focus and updates the mark while typing', () => {
    const form = tagForm();
    form.set('title', '');
    expect(form.get().problems).toEqual([]);
    form.check('title');
    expect(form.get().problems.map(({ field, code }) => [field, code])).toEqual([['title', 'required']]);
    form.set('title', 'H');
    expect(form.get().problems).toEqual([]);
  });

  it('keeps the mark of the server until that field is changed', () => {
    const form = tagForm();
    form.refuse([{ field: 'title', code: 'TITLE_TAKEN', message: 'Tên này đã được dùng.' }]);
    form.set('aliases', ['x']);
    form.check('title');
    expect(form.get().problems).toHaveLength(1);
    form.set('title', 'Huế 3');
    expect(form.get().problems).toHaveLength(0);
  });

  it('notifies its listeners of every change', () => {
    const form = tagForm();
    const seen = vi.fn();
    const stop = form.subscribe(seen);
    form.set('title', 'a');
    stop();
    form.set('title', 'b');
    expect(seen).toHaveBeenCalledTimes(1);
  });
});

describe('the text of a problem', () => {
  it.each([
    ['', 'vi', 'Không được để trống.'],
    ['x'.repeat(101), 'vi', 'Tối đa 100 ký tự.'],
    ['x'.repeat(101), 'en', 'At most 100 characters.'],
  ] as const)('comes from the contract, with its figures (%#)', (title, language, text) => {
    const [problem] = schemaProblems(tagCreate, { title });
    expect(problem && problemText(problem, language)).toBe(text);
  });

  it('counts a missing value as required and names the field inside a list', () => {
    expect(schemaProblems(tagCreate, {})[0]).toMatchObject({ field: 'title', code: 'required' });
    expect(schemaProblems(tagCreate, { title: 'a', aliases: ['b', ''] })[0]).toMatchObject({
      field: 'aliases.1',
    });
  });
});

describe('what follows from a form', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('waits until typing pauses, and is notified once', () => {
    const form = tagForm();
    const follow = vi.fn();
    form.whenSettled(follow);
    for (const title of ['C', 'Cố', 'Cố đ']) {
      form.set('title', title);
      vi.advanceTimersByTime(200);
    }
    expect(follow).not.toHaveBeenCalled();
    vi.advanceTimersByTime(50);
    expect(follow).toHaveBeenCalledOnce();
  });

  it('is notified of a save at once, and of no pause after it', () => {
    const form = tagForm();
    const follow = vi.fn();
    form.whenSettled(follow);
    form.set('title', 'Cố đô');
    form.reset({ title: 'Cố đô', aliases: [] });
    vi.advanceTimersByTime(1_000);
    expect(follow).toHaveBeenCalledOnce();
  });
});
