import { expect, test } from 'vitest';
import { createKnownPlaces, type Start } from './known-places.ts';

/** A list of rows in memory that notes how far each read skips. */
function aList(rows: readonly string[]) {
  const state = { rows, stamp: '1', skipped: [] as number[] };
  const places = createKnownPlaces();
  const page = async (offset: number) => {
    const read = async ({ id, skip }: Start) => {
      state.skipped.push(skip);
      const from = id === undefined ? skip : state.rows.indexOf(id) + skip;
      return { first: state.rows[from], stamp: state.stamp, rows: state.rows.slice(from, from + 2) };
    };
    return (await places.page('list', offset, read)).rows;
  };
  return { state, page };
}

const LETTERS = [...'abcdefghij'];

test('a page starts at the nearest one read before it', async () => {
  const { state, page } = aList(LETTERS);
  expect(await page(4)).toEqual(['e', 'f']);
  expect(await page(4)).toEqual(['e', 'f']);
  expect(await page(6)).toEqual(['g', 'h']);
  expect(await page(7)).toEqual(['h', 'i']);
  expect(await page(2)).toEqual(['c', 'd']);
  expect(state.skipped).toEqual([4, 0, 2, 1, 2]);
});

test('after a change a page is found from the first row, and again remembered', async () => {
  const { state, page } = aList(LETTERS);
  await page(4);
  Object.assign(state, { rows: ['new', ...LETTERS], stamp: '2' });
  expect(await page(4)).toEqual(['d', 'e']);
  expect(await page(5)).toEqual(['e', 'f']);
  expect(state.skipped).toEqual([4, 0, 4, 1]);
});

test('a page behind the end is not remembered', async () => {
  const { state, page } = aList(LETTERS);
  expect(await page(20)).toEqual([]);
  state.rows = [...LETTERS, ...LETTERS.map((letter) => `${letter}2`), 'z'];
  state.stamp = '2';
  expect(await page(20)).toEqual(['z']);
});
