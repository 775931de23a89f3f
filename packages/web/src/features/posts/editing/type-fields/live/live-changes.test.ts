import type { LiveEntry } from '@toasoan/contract/features/posts/post-parts.ts';
import { describe, expect, it } from 'vitest';
import { inLiveOrder } from './live-changes.ts';

function entry(id: string, clock: string, isPinned = false): LiveEntry {
  const time = `2026-11-20T${clock}:00.000Z`;
  return { id, time, title: id, text: '', isPinned, authorName: 'Lê Thu Hà' };
}
const ids = (entries: readonly LiveEntry[]) => entries.map(({ id }) => id);

describe('entries of a live blog', () => {
  const entries = [entry('dawn', '01:00'), entry('noon', '05:00'), entry('start', '00:30', true)];

  it('are sorted newest first, with pinned ones on top', () => {
    expect(ids(inLiveOrder(entries, undefined))).toEqual(['start', 'noon', 'dawn']);
  });

  it('keep their order while a time is being typed', () => {
    const typed = entries.map((one) => (one.id === 'dawn' ? entry('dawn', '09:00') : one));
    const held = { id: 'dawn', time: '2026-11-20T01:00:00.000Z' };
    expect(ids(inLiveOrder(typed, held))).toEqual(['start', 'noon', 'dawn']);
    expect(ids(inLiveOrder(typed, undefined))).toEqual(['start', 'dawn', 'noon']);
  });
});
