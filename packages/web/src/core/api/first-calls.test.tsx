import { beforeEach, expect, test, vi } from 'vitest';
import { invalidate } from '../query/invalidate.ts';
import { queryClient } from '../query/query-client.ts';
import { beginFirstCall, takeFirstCall } from './first-calls.ts';

const OWN = { authorization: 'Bearer a', 'project-id': '1', 'accept-language': 'vi' };
const ADDRESS = '/api/admin/post/list?page=1&view=all';

beforeEach(() => {
  globalThis.firstCalls = undefined;
  const fetchIt = vi.spyOn(window, 'fetch').mockImplementation(async () => new Response('rows'));
  return () => fetchIt.mockRestore();
});

test('the console takes the answer of an equal call, whatever the order of its query', async () => {
  beginFirstCall(ADDRESS, new Headers(OWN));
  const answer = takeFirstCall('/api/admin/post/list?view=all&page=1', { method: 'GET', headers: OWN });
  expect(await (await answer)?.text()).toBe('rows');
  // A screen of another file that ran in this page may still ask for something of its own.
  const calls = vi
    .mocked(window.fetch)
    .mock.calls.filter(([address]) => String(address).includes('/post/list'));
  expect(calls.map(([address]) => address)).toEqual([ADDRESS]);
});

test('an answer is taken once', async () => {
  beginFirstCall(ADDRESS, new Headers(OWN));
  await takeFirstCall(ADDRESS, { headers: OWN });
  expect(takeFirstCall(ADDRESS, { headers: OWN })).toBeUndefined();
});

test('after a change nothing that was asked before it is taken', async () => {
  beginFirstCall(ADDRESS, new Headers(OWN));
  await invalidate(queryClient, { queryKey: ['1', 'posts'] });
  expect(takeFirstCall(ADDRESS, { headers: OWN })).toBeUndefined();
});

test.each([
  ['another page of the list', '/api/admin/post/list?page=2&view=all', {}],
  ['another session', ADDRESS, { authorization: 'Bearer b' }],
  ['another project', ADDRESS, { 'project-id': '2' }],
  ['another language', ADDRESS, { 'accept-language': 'en' }],
])('%s does not take it', (_what, address, other) => {
  beginFirstCall(ADDRESS, new Headers(OWN));
  expect(takeFirstCall(address, { headers: { ...OWN, ...other } })).toBeUndefined();
});

test('a writing call does not take it', () => {
  beginFirstCall(ADDRESS, new Headers(OWN));
  expect(takeFirstCall(ADDRESS, { method: 'POST', headers: OWN })).toBeUndefined();
});

test('after ten seconds it counts as out of date', () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  beginFirstCall(ADDRESS, new Headers(OWN));
  now.mockReturnValue(10_001);
  expect(takeFirstCall(ADDRESS, { headers: OWN })).toBeUndefined();
  now.mockRestore();
});

test('whoever has cancelled gets no answer', async () => {
  vi.mocked(window.fetch).mockReturnValue(new Promise(() => undefined));
  beginFirstCall(ADDRESS, new Headers(OWN));
  const stop = new AbortController();
  const answer = takeFirstCall(ADDRESS, { headers: OWN, signal: stop.signal });
  stop.abort();
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
});
