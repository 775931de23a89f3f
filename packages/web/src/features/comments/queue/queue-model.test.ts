import { describe, expect, test } from 'vitest';
import {
  change,
  drop,
  EMPTY_QUEUE,
  putBack,
  putInHand,
  type Queue,
  runsLow,
  settle,
  step,
  take,
  withFreshStart,
  withPage,
} from './queue-model.ts';

interface Row {
  readonly id: string;
  readonly version: number;
  readonly words?: string;
}

const rowsOf = (ids: string, version = 1): readonly Row[] => [...ids].map((id) => ({ id, version }));
const queueOf = (ids: string): Queue<Row> => withPage<Row>(EMPTY_QUEUE, rowsOf(ids));
const shown = ({ rows, currentId }: Queue<Row>) =>
  rows.map(({ id }) => (id === currentId ? `[${id}]` : id)).join('');

describe('a queue worked from the top', () => {
  test('has its first row in hand, and after each decision the next one', () => {
    const queue = queueOf('abcd');
    expect(shown(queue)).toBe('[a]bcd');
    expect(shown(take(queue, 'a'))).toBe('[b]cd');
    expect(shown(take(take(queue, 'a'), 'b'))).toBe('[c]d');
  });

  test('has the last row in hand when the end was decided, and none when all are', () => {
    const queue = putInHand(queueOf('ab'), 'b');
    expect(shown(take(queue, 'b'))).toBe('[a]');
    expect(shown(take(take(queue, 'b'), 'a'))).toBe('');
  });

  test('keeps the row in hand when another one is decided', () => {
    expect(shown(take(queueOf('abc'), 'b'))).toBe('[a]c');
  });

  test('steps through the rows and stops at both ends', () => {
    const queue = queueOf('ab');
    expect(shown(step(queue, -1))).toBe('[a]b');
    expect(shown(step(step(queue, 1), 1))).toBe('a[b]');
  });

  test('passes over rows that somebody else has in hand, while there are others', () => {
    const isFree = ({ id }: Row) => id !== 'b';
    expect(shown(take(queueOf('abc'), 'a', isFree))).toBe('b[c]');
    expect(shown(take(queueOf('ab'), 'a', isFree))).toBe('[b]');
  });

  test('keeps a changed row in its place', () => {
    const queue = change(queueOf('abc'), { id: 'b', version: 2, words: 'đã sửa' });
    expect(queue.rows[1]).toEqual({ id: 'b', version: 2, words: 'đã sửa' });
  });
});

describe('taking back', () => {
  test('puts a row back to its place and in hand, in whatever order', () => {
    const queue = take(take(queueOf('abcd'), 'a'), 'b');
    expect(shown(putBack(queue, 'b'))).toBe('[b]cd');
    expect(shown(putBack(putBack(queue, 'b'), 'a'))).toBe('[a]bcd');
    // Its neighbour is away: it comes to the end, and is not lost.
    expect(shown(putBack(queue, 'a'))).toBe('cd[a]');
  });

  test('does nothing for a row that is not away', () => {
    const queue = take(queueOf('abc'), 'a');
    expect(putBack(queue, 'c')).toBe(queue);
  });

  test('has no way back for a row that was dropped', () => {
    const queue = drop(queueOf('abc'), 'a');
    expect(shown(queue)).toBe('[b]c');
    expect(shown(putBack(queue, 'a'))).toBe('[b]c');
  });
});

describe('pages of the server', () => {
  test('add what is unknown, and leave away what was decided here', () => {
    const queue = take(queueOf('abc'), 'b');
    expect(shown(withPage(queue, rowsOf('bcde')))).toBe('[a]cde');
  });

  test('bring newer content of known rows and no older one', () => {
    const queue = change(queueOf('ab'), { id: 'a', version: 3, words: 'mới' });
    const next = withPage(queue, [
      { id: 'a', version: 2 },
      { id: 'b', version: 5, words: 'sửa' },
    ]);
    expect(next.rows).toEqual([
      { id: 'a', version: 3, words: 'mới' },
      { id: 'b', version: 5, words: 'sửa' },
    ]);
  });

  test('are asked for when few rows are left behind the one in hand', () => {
    const ids = Array.from({ length: 50 }, (_, at) => String.fromCodePoint(0x4e00 + at)).join('');
    const full = queueOf(ids);
    expect(runsLow(full)).toBe(false);
    expect(runsLow(full.rows.slice(0, 31).reduce((queue, { id }) => take(queue, id), full))).toBe(true);
    expect(runsLow(putInHand(full, full.rows[35]?.id ?? ''))).toBe(true);
  });
});

describe('the first page read again', () => {
  test('lets go what colleagues decided, and keeps what lies behind the page', () => {
    expect(shown(withFreshStart(queueOf('abcdef'), rowsOf('acd'), false))).toBe('[a]cdef');
  });

  test('puts new rows where the server has them', () => {
    expect(shown(withFreshStart(queueOf('abc'), rowsOf('xab'), false))).toBe('x[a]bc');
  });

  test('never takes the row in hand away', () => {
    const queue = putInHand(queueOf('abcd'), 'b');
    expect(shown(withFreshStart(queue, rowsOf('acd'), false))).toBe('a[b]cd');
  });

  test('knows no others when it is the whole list', () => {
    expect(shown(withFreshStart(queueOf('abcd'), rowsOf('ab'), true))).toBe('[a]b');
  });

  test('does not bring back what was decided here a moment ago', () => {
    const queue = take(queueOf('abc'), 'a');
    expect(shown(withFreshStart(queue, rowsOf('abc'), false))).toBe('[b]c');
    // The server has stored the decision, and somebody has changed it since.
    const stored = settle(queue, 'a', 2);
    expect(shown(withFreshStart(stored, rowsOf('abc', 2), false))).toBe('[b]c');
    expect(shown(withFreshStart(stored, rowsOf('abc', 3), false))).toBe('a[b]c');
  });
});
