import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { keepEarlier } from './keep-earlier.mjs';

const DAY_MS = 86_400_000;
const START = Date.parse('2026-11-01T00:00:00Z');

/** Builds in sequence, as `npm start` creates them: each is the earlier build of the next. */
function site() {
  const place = mkdtempSync(join(tmpdir(), 'toasoan-builds-'));
  onTestFinished(() => rmSync(place, { recursive: true }));
  let count = 0;
  const folder = () => join(place, String(count));
  return {
    /** @param {number} day @param {Record<string, string>} files */
    build: async (day, files) => {
      const earlier = folder();
      count += 1;
      mkdirSync(join(folder(), 'assets'), { recursive: true });
      for (const [name, text] of Object.entries(files)) writeFileSync(join(folder(), 'assets', name), text);
      await keepEarlier({ earlier, fresh: folder(), now: START + day * DAY_MS });
      return readdirSync(join(folder(), 'assets')).toSorted();
    },
    /** @param {string} name */
    read: (name) => readFileSync(join(folder(), 'assets', name), 'utf8'),
    forget: () => rmSync(join(folder(), '.vite'), { recursive: true }),
    has: (/** @type {string} */ path) => existsSync(join(folder(), path)),
  };
}

test('the first build has its own files only', async () => {
  const { build } = site();
  expect(await build(0, { 'index-a.js': '1' })).toEqual(['index-a.js']);
});

test('the next build keeps earlier chunks and their compressed copies', async () => {
  const { build, read } = site();
  await build(0, { 'index-a.js': '1', 'index-a.js.br': 'packed', 'font-f.woff2': 'f' });
  expect(await build(1, { 'index-b.js': '2', 'font-f.woff2': 'f' })).toEqual([
    'font-f.woff2',
    'index-a.js',
    'index-a.js.br',
    'index-b.js',
  ]);
  expect(read('index-a.js.br')).toBe('packed');
});

test('a chunk is removed two weeks after the last build that had it', async () => {
  const { build } = site();
  await build(0, { 'index-a.js': '1' });
  await build(30, { 'index-b.js': '2' });
  for (let day = 31; day < 44; day += 1) {
    expect(await build(day, { [`index-${day}.js`]: '3' })).toContain('index-a.js');
  }
  expect(await build(44, { 'index-z.js': '4' })).not.toContain('index-a.js');
});

test('a chunk that a build has again gets another two weeks', async () => {
  const { build } = site();
  await build(0, { 'index-a.js': '1' });
  await build(1, { 'index-b.js': '2' });
  await build(10, { 'index-a.js': '1' });
  await build(20, { 'index-c.js': '3' });
  expect(await build(30, { 'index-d.js': '4' })).toContain('index-a.js');
});

test('an earlier file never replaces a file of the new build', async () => {
  const { build, read, has } = site();
  await build(0, { 'font-f.woff2': 'old', 'font-f.woff2.br': 'old' });
  await build(1, { 'font-f.woff2': 'new' });
  expect(read('font-f.woff2')).toBe('new');
  expect(has('assets/font-f.woff2.br')).toBe(false);
});

test('without the list of the earlier build no chunk is removed', async () => {
  const { build, forget } = site();
  await build(0, { 'index-a.js': '1' });
  await build(1, { 'index-b.js': '2' });
  forget();
  expect(await build(40, { 'index-c.js': '3' })).toContain('index-a.js');
});
