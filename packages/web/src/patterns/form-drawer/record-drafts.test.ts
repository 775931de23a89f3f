import { describe, expect, it } from 'vitest';
import { createFormStore } from '#web/ui/form/form-store.ts';
import { createRecordDrafts, NEW } from './record-drafts.ts';
import type { SavedRecord } from './record-form.ts';

const person = { userId: '1', name: 'Lê Thu Hà' };
const saved = (version: number): SavedRecord => ({ id: '7', version, updateTime: '', updatedBy: person });

function drafts() {
  const all = createRecordDrafts<SavedRecord, { title: string }>();
  const open = (id: string, base?: SavedRecord, title = 'Huế') =>
    all.open(id, base, () => createFormStore({ title }));
  return { ...all, open };
}

describe('drafts of records', () => {
  it('gives back what was typed, even when a newer version has been loaded since', () => {
    const { open } = drafts();
    const first = open('7', saved(1));
    first.form.set('title', 'Cố đô Huế');
    expect(open('7', saved(2))).toBe(first);
    expect(first.base?.version).toBe(1);
  });

  it('starts again at a newer version when nothing was typed', () => {
    const { open } = drafts();
    open('7', saved(1));
    expect(open('7', saved(2), 'TP. Huế').form.get().values.title).toBe('TP. Huế');
  });

  it('knows as long as any of them is unsaved', () => {
    const { open, anyDirty, drop } = drafts();
    const draft = open('7', saved(1));
    open('8', saved(1));
    expect(anyDirty()).toBe(false);
    draft.form.set('title', 'Cố đô Huế');
    expect(anyDirty()).toBe(true);
    draft.form.set('title', 'Huế');
    expect(anyDirty()).toBe(false);
    draft.form.set('title', 'x');
    drop('7');
    expect(anyDirty()).toBe(false);
  });

  it('keeps the draft of a new record under its id once it has one', () => {
    const { open, created } = drafts();
    const draft = open(NEW);
    draft.base = saved(1);
    created('7');
    expect(open('7', saved(1))).toBe(draft);
    expect(open(NEW)).not.toBe(draft);
  });
});
