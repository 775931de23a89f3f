import { beforeEach, expect, test, vi } from 'vitest';
import { fetchBeforeImport } from './fetch-before-import.ts';
import { PartMissing } from './part-missing.ts';

let count = 0;
let file: string;
let reply: () => Promise<Response>;
beforeEach(() => {
  count += 1;
  file = `assets/part-${count}.js`;
  const before = window.fetch;
  window.fetch = () => reply();
  return () => {
    window.fetch = before;
  };
});
const cutOff = () => Promise.reject(new TypeError('no connection'));

test('while a file cannot be fetched the import is not asked, which would be for ever', async () => {
  const load = vi.fn(async () => 'part');
  reply = cutOff;
  const failure = await fetchBeforeImport(load, [file]).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(PartMissing);
  expect(failure).toMatchObject({ isGone: false });
  expect(load).not.toHaveBeenCalled();
  reply = async () => new Response('export {}');
  expect(await fetchBeforeImport(load, [file])).toBe('part');
});

test.each([
  [404, true],
  [503, false],
])('a file that is answered with %i is gone: %s', async (status, isGone) => {
  reply = async () => new Response('', { status });
  const failure = fetchBeforeImport(async () => 'part', [file]);
  await expect(failure).rejects.toMatchObject({ isGone });
});

test('a file that has come once is not fetched again', async () => {
  reply = vi.fn(async () => new Response('export {}'));
  const load = async () => 'part';
  await Promise.all([fetchBeforeImport(load, [file]), fetchBeforeImport(load, [file])]);
  await fetchBeforeImport(load, [file]);
  expect(reply).toHaveBeenCalledTimes(1);
});
