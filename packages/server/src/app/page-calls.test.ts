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

test.each([['/admin/unknown'], [tagEndpoints.create.path]])('%s is no reading call', (path) => {
  expect(callOf(path)).toBeUndefined();
});
