import { tagListQuery } from '@toasoan/contract/features/tags/tag.ts';
import { describe, expect, it } from 'vitest';
import { filterKeys, readListQuery, withChanges } from './list-address-rules.ts';

function read(search: string) {
  return readListQuery(tagListQuery, new URLSearchParams(search), 50);
}

describe('the address of a list', () => {
  it('gives the defaults of the call and the preferred page size when it is bare', () => {
    expect(read('')).toMatchObject({ page: 1, limit: 50, view: 'all', sort: 'title' });
  });

  it('reads filters, repeated keys as lists', () => {
    expect(read('kind=PLACE&kind=TOPIC&text=h%C3%B2a&page=3')).toMatchObject({
      kind: ['PLACE', 'TOPIC'],
      text: 'hòa',
      page: 3,
    });
  });

  it('leaves out what the call would refuse, so that a bad link still opens the list', () => {
    expect(read('kind=NOPE&limit=9999&page=x&foo=1&status=ENABLE')).toMatchObject({
      page: 1,
      limit: 20,
      status: 'ENABLE',
    });
  });

  it('goes back to page 1 when a filter changes, but not when a row is opened', () => {
    const search = new URLSearchParams('page=4&kind=PLACE');
    expect(withChanges(search, { kind: ['TOPIC'] }).toString()).toBe('kind=TOPIC');
    expect(withChanges(search, { open: '7' }).toString()).toBe('page=4&kind=PLACE&open=7');
  });

  it('takes a key away for null, undefined and nothing chosen', () => {
    const search = new URLSearchParams('text=a&kind=PLACE&status=ENABLE');
    expect(withChanges(search, { text: '', kind: [], status: null }).toString()).toBe('');
  });

  it('counts as filters what narrows the list, not where one stands in it', () => {
    expect(
      filterKeys(new URLSearchParams('page=2&sort=title&view=all&open=3&text=a&kind=PLACE&kind=TOPIC')),
    ).toEqual(['text', 'kind']);
  });
});
