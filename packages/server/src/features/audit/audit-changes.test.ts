import { auditValueInWords } from '@toasoan/contract/features/audit/audit-words.ts';
import { describe, expect, test } from 'vitest';
import { changesOf, referencesOf } from './audit-changes.ts';

const names = {
  category: new Map([['1', 'Thời sự']]),
  tag: new Map([['2', 'bão']]),
  project: new Map([['3', 'Huế']]),
  user: new Map([['7', 'Mạc Thị Sương']]),
  event: new Map([['8', 'Hội làng']]),
};
const change = (entity: string, before: object | null, after: object | null) =>
  changesOf({ entity, before: before as never, after: after as never }, names);

describe('The changes of a row', () => {
  test('name the accounts and events that a post is about', () => {
    const after = { figureIds: ['7'], eventIds: ['8', '9'] };
    expect(change('post', {}, after)).toEqual([
      { field: 'figureIds', before: null, after: ['Mạc Thị Sương'] },
      { field: 'eventIds', before: null, after: ['Hội làng', '#9'] },
    ]);
    expect([...referencesOf({ entity: 'post', before: null, after })]).toEqual([
      ['user', '7'],
      ['event', '8'],
      ['event', '9'],
    ]);
  });

  test('are the fields that differ, with the names of records', () => {
    const before = { title: 'a', mainCategoryId: null, tagIds: [], version: 1 };
    const after = { title: 'b', mainCategoryId: '1', tagIds: ['2', '9'], version: 2 };
    expect(change('post', before, after)).toEqual([
      { field: 'title', before: 'a', after: 'b' },
      { field: 'mainCategoryId', before: null, after: 'Thời sự' },
      { field: 'tagIds', before: null, after: ['bão', '#9'] },
    ]);
  });

  test('show a body only by its length, even an unchanged one', () => {
    const body = (sha256: string) => ({ content: { length: 90, sha256 } });
    expect(change('post', body('a'), body('b'))).toEqual([
      { field: 'content', before: { length: 90 }, after: { length: 90 } },
    ]);
  });

  test('show a byline, a merged tag and names by language in words', () => {
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

  test('of a new or deleted record are its filled-in fields', () => {
    const facts = { id: '1', title: 'a', description: '', keywords: [], isFeatured: false, order: 0 };
    const reported = [
      ['title', 'a'],
      ['order', 0],
    ];
    expect(change('tag', null, facts).map(({ field, after }) => [field, after])).toEqual(reported);
    expect(change('tag', facts, null).map(({ field, before }) => [field, before])).toEqual(reported);
  });

  test('show a change from true to false', () => {
    expect(change('tag', { isFeatured: true }, { isFeatured: false })).toEqual([
      { field: 'isFeatured', before: true, after: false },
    ]);
  });

  test('say what a membership gives and takes, by the project’s name', () => {
    const rights = (projectId: string) => ({
      projectId,
      permissionGrants: ['post.approve'],
      permissionDenials: ['tag.edit'],
    });
    expect(change('user', { projectRights: [] }, { projectRights: [rights('3'), rights('8')] })).toEqual([
      { field: 'projectRights', before: null, after: ['Huế: + post.approve', 'Huế: − tag.edit'] },
    ]);
    const value = ['Huế: + post.approve', 'Huế: − tag.edit'];
    expect(auditValueInWords({ entity: 'user', field: 'projectRights' }, value, 'vi')).toBe(
      'Huế: + Duyệt bài; Huế: − Sửa thẻ',
    );
  });

  test('leave out projects that the reader may not know of', () => {
    expect(change('user', { projects: ['3', '8'] }, { projects: ['3'] })).toEqual([]);
    expect(change('user', { projects: ['8'] }, { projects: ['3'] })).toEqual([
      { field: 'projects', before: null, after: ['Huế'] },
    ]);
  });

  test('are empty for a row without values', () => {
    expect(change('user', null, null)).toEqual([]);
  });
});

test('The references of a row are the numeric ids in its reference fields', () => {
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
