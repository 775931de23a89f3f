import { beforeEach, expect, test, vi } from 'vitest';
import { ChunkError } from './chunk-error.ts';
import { fetchBeforeImport } from './fetch-before-import.ts';

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

test('a file that cannot be fetched is not imported, so that the browser does not remember the failure', async () => {
  const load = vi.fn(async () => 'part');
  reply = cutOff;
  const failure = await fetchBeforeImport(load, [file]).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ChunkError);
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

test('a loaded file is not fetched again', async () => {
  reply = vi.fn(async () => new Response('export {}'));
  const load = async () => 'part';
  await Promise.all([fetchBeforeImport(load, [file]), fetchBeforeImport(load, [file])]);
  await fetchBeforeImport(load, [file]);
  expect(reply).toHaveBeenCalledTimes(1);
});
