import { describe, expect, test } from 'vitest';
import { changesOf, referencesOf } from './audit-changes.ts';

const names = {
  category: new Map([['1', 'Thời sự']]),
  tag: new Map([['2', 'bão']]),
  project: new Map([['3', 'Huế']]),
  user: new Map<string, string>(),
};
const change = (entity: string, before: object | null, after: object | null) =>
  changesOf({ entity, before: before as never, after: after as never }, names);

describe('What a row says that changed', () => {
  test('is what differs, records by name', () => {
    const before = { title: 'a', mainCategoryId: null, tagIds: [], version: 1 };
    const after = { title: 'b', mainCategoryId: '1', tagIds: ['2', '9'], version: 2 };
    expect(change('post', before, after)).toEqual([
      { field: 'title', before: 'a', after: 'b' },
      { field: 'mainCategoryId', before: null, after: 'Thời sự' },
      { field: 'tagIds', before: null, after: ['bão', '#9'] },
    ]);
  });

  test('is a body by its length alone, also where the length stays', () => {
    const body = (sha256: string) => ({ content: { length: 90, sha256 } });
    expect(change('post', body('a'), body('b'))).toEqual([
      { field: 'content', before: { length: 90 }, after: { length: 90 } },
    ]);
  });

  test('is people of a byline, a merged tag and names by language in words', () => {
    expect(
      change(
        'tag',
        { authors: [], mergedInto: null, names: {} },
        {
          authors: [{ displayName: 'Thu Hà', role: 'WRITER' }],
          mergedInto: { id: '7', title: 'lũ' },
          names: { vi: 'bão', en: 'storm' },
        },
      ),
    ).toEqual([
      { field: 'authors', before: null, after: ['Thu Hà'] },
      { field: 'mergedInto', before: null, after: 'lũ' },
      { field: 'names', before: null, after: ['vi: bão', 'en: storm'] },
    ]);
  });

  test('is of a new or deleted record what was filled in', () => {
    const facts = { id: '1', title: 'a', description: '', keywords: [], isFeatured: false, order: 0 };
    const reported = [
      ['title', 'a'],
      ['order', 0],
    ];
    expect(change('tag', null, facts).map(({ field, after }) => [field, after])).toEqual(reported);
    expect(change('tag', facts, null).map(({ field, before }) => [field, before])).toEqual(reported);
  });

  test('is false where it was true', () => {
    expect(change('tag', { isFeatured: true }, { isFeatured: false })).toEqual([
      { field: 'isFeatured', before: true, after: false },
    ]);
  });

  test('leaves out projects that the reader may not know of', () => {
    expect(change('user', { projects: ['3', '8'] }, { projects: ['3'] })).toEqual([]);
    expect(change('user', { projects: ['8'] }, { projects: ['3'] })).toEqual([
      { field: 'projects', before: null, after: ['Huế'] },
    ]);
  });

  test('is nothing where nothing was written', () => {
    expect(change('user', null, null)).toEqual([]);
  });
});

test('The ids a row names are those of records, and numbers only', () => {
  const row = {
    entity: 'post',
    before: { categoryIds: ['1', 'x'], parentId: null },
    after: { tagIds: ['2'], projects: '3', title: '4' },
  };
  expect([...referencesOf(row)]).toEqual([
    ['category', '1'],
    ['tag', '2'],
    ['project', '3'],
  ]);
});
