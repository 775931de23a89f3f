import { expect, test, vi } from 'vitest';
import { createDraftEditing, type Drafted } from './draft-editing.ts';

interface Note extends Drafted {
  readonly content: readonly string[];
}
const aNote = (changes: Partial<Note> = {}): Note => ({
  id: '5',
  title: 'Ghi chú',
  version: 2,
  hasDraft: false,
  publishedTime: null,
  content: ['Một'],
  ...changes,
});
const after = (at: Note, content: readonly string[]): Note => ({ ...at, content, version: at.version + 1 });

function editing(send = async (at: Note, content: readonly string[]) => after(at, content)) {
  const sent = vi.fn(send);
  const contentOf = ({ content }: Note) => content;
  return { sent, draft: createDraftEditing({ record: aNote(), contentOf, send: sent, delay: 0 }) };
}

test('typing a title is one step to undo', () => {
  const { draft } = editing();
  draft.change(['H'], 'title');
  draft.change(['Ha'], 'title');
  draft.undo();
  expect(draft.get().content).toEqual(['Một']);
  draft.redo();
  expect(draft.get().content).toEqual(['Ha']);
});

test('a change is saved with the version of the answer before it', async () => {
  const { draft, sent } = editing();
  draft.change(['Hai']);
  expect(await draft.flush()).toBe(true);
  draft.change(['Ba']);
  await draft.flush();
  expect(sent.mock.calls.map(([at]) => at.version)).toEqual([2, 3]);
  expect(draft.get().save).toBe('saved');
});

test('a draft that cannot be saved stays, and goes with the next try', async () => {
  let isDown = true;
  const { draft } = editing(async (at, content) => {
    if (isDown) throw new Error('down');
    return after(at, content);
  });
  draft.change(['Hai']);
  expect(await draft.flush()).toBe(false);
  expect(draft.get()).toMatchObject({ save: 'failed', content: ['Hai'] });
  isDown = false;
  expect(await draft.flush()).toBe(true);
});

test('what another call has answered can be undone', () => {
  const { draft } = editing();
  draft.take(aNote({ version: 9, content: ['Của bản 1'] }));
  expect(draft.get().content).toEqual(['Của bản 1']);
  draft.undo();
  expect(draft.get().content).toEqual(['Một']);
});
