import { expect, test } from 'vitest';
import { addressOfCall, paramsOf } from './first-addresses.ts';

const LIST = {
  path: '/admin/post/list',
  query: { page: 1, limit: 20, view: 'all' },
  keys: ['page', 'limit', 'view', 'text', 'state'],
};
const VISIT = { apiBase: '/api', search: '', pageSize: undefined };

test.each([
  ['a bare address: the defaults', {}, '/api/admin/post/list?page=1&limit=20&view=all'],
  ["the person's own page size", { pageSize: 50 }, '/api/admin/post/list?page=1&limit=50&view=all'],
  [
    'filters of the address, also several of one kind',
    { search: '?view=mine&state=DRAFT&state=REVIEW' },
    '/api/admin/post/list?page=1&limit=20&view=mine&state=DRAFT&state=REVIEW',
  ],
  [
    'nothing that the call does not know',
    { search: '?project=2&open=5&x=1' },
    '/api/admin/post/list?page=1&limit=20&view=all',
  ],
])('%s', (_what, visit, address) => {
  expect(addressOfCall(LIST, { ...VISIT, ...visit })).toBe(address);
});

test('a call without a query takes nothing from the address', () => {
  const counts = { path: '/admin/post/counts', query: {}, keys: [] };
  expect(addressOfCall(counts, { ...VISIT, search: '?page=2', pageSize: 50 })).toBe('/api/admin/post/counts');
});

const DETAIL = { path: '/admin/post/detail/{id}', query: {}, keys: [] };

test('a call takes its parameter from the address of the page', () => {
  const params = paramsOf('/manager_post/edit/:id', '/manager_post/edit/5');
  expect(addressOfCall(DETAIL, { ...VISIT, params })).toBe('/api/admin/post/detail/5');
});

test('a call whose parameter the address lacks is not made', () => {
  const params = paramsOf('/manager_post/create', '/manager_post/create');
  expect(addressOfCall(DETAIL, { ...VISIT, params })).toBeUndefined();
});
