import { tagEndpoints } from '@toasoan/contract/features/tags/endpoints.ts';
import { expect, test } from 'vitest';
import { pageCallsOf } from './page-calls.ts';

const callOf = pageCallsOf(Object.values(tagEndpoints));

test('a list call is described by the defaults and the keys of its query', () => {
  const { path } = tagEndpoints.list;
  const call = callOf(path);
  expect(call).toMatchObject({ path, query: { page: 1 } });
  expect(call?.keys).toEqual(expect.arrayContaining(['page', 'limit', 'text']));
});

test('what the route table asks for stands in the query, and the address cannot change it', () => {
  const { path } = tagEndpoints.list;
  const call = callOf(`${path}?limit=50`);
  expect(call).toMatchObject({ path, query: { page: 1, limit: 50 } });
  expect(call?.keys).toContain('page');
  expect(call?.keys).not.toContain('limit');
});

test('a query that the call does not understand stops the start of the page', () => {
  expect(() => callOf(`${tagEndpoints.list.path}?limit=many`)).toThrow(/limit=many/);
});

test.each([['/admin/unknown'], [tagEndpoints.create.path]])('%s is no reading call', (path) => {
  expect(callOf(path)).toBeUndefined();
});
