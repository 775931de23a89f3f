import { describe, expect, test } from 'vitest';
import { blankPost, type PostValues } from '../editing/post-values.ts';
import { mergeValues } from './merge-values.ts';

const post = (changes: Partial<PostValues> = {}): PostValues => ({
  ...blankPost('Hà Anh'),
  title: 'Mùa lúa',
  ...changes,
});
const tag = (id: string) => ({ id, label: `thẻ ${id}` });
const option = (id: string, text = id) => ({ id: `muc-${id}`, text });
const poll = (...options: { id: string; text: string }[]) => ({
  poll: { question: 'Bạn chọn gì?', options, closeTime: null, allowsMany: false },
});

/** The values of a merge without conflicts. */
function joined(base: PostValues, mine: PostValues, theirs: PostValues): PostValues {
  const { values, conflicts } = mergeValues(base, mine, theirs);
  expect(conflicts).toEqual([]);
  return values;
}
const asked = (base: PostValues, mine: PostValues, theirs: PostValues) =>
  mergeValues(base, mine, theirs).conflicts.map(({ name, both }) => [name, both]);

describe('fields that two people changed', () => {
  test('are each taken from the person who changed them', () => {
    const merged = joined(post(), post({ title: 'Mùa vàng' }), post({ dateline: 'Nghệ An', noindex: true }));
    expect(merged).toMatchObject({ title: 'Mùa vàng', dateline: 'Nghệ An', noindex: true });
  });

  test('are no question when changed the same way, and one when changed differently', () => {
    expect(joined(post(), post({ title: 'Mới' }), post({ title: 'Mới' })).title).toBe('Mới');
    expect(asked(post(), post({ title: 'Của tôi' }), post({ title: 'Của bạn' }))).toEqual([
      ['title', undefined],
    ]);
  });

  test('are merged word by word in long texts with separate changes', () => {
    const base = post({ excerpt: 'Lúa chín vàng trên các sườn núi cao.' });
    const mine = post({ excerpt: 'Lúa nếp chín vàng trên các sườn núi cao.' });
    const theirs = post({ excerpt: 'Lúa chín vàng trên các sườn núi đá.' });
    expect(joined(base, mine, theirs).excerpt).toBe('Lúa nếp chín vàng trên các sườn núi đá.');
  });
});

describe('lists', () => {
  test('merge additions and removals by id', () => {
    const base = post({ tags: [tag('1'), tag('2')] });
    const merged = joined(
      base,
      post({ tags: [tag('1'), tag('2'), tag('3')] }),
      post({ tags: [tag('2'), tag('4')] }),
    );
    expect(merged.tags.map(({ id }) => id).sort()).toEqual(['2', '3', '4']);
  });

  test('keep the order of the person who changed it', () => {
    const of = (...relatedPostIds: string[]) => post({ relatedPostIds });
    expect(joined(of('1', '2', '3'), of('3', '1', '2'), of('1', '2', '3', '4')).relatedPostIds).toEqual([
      '3',
      '4',
      '1',
      '2',
    ]);
    expect(asked(of('1', '2', '3'), of('3', '2', '1'), of('2', '1', '3'))[0]?.[0]).toBe('relatedPostIds');
  });

  test('within a poll merge by the ids of their options', () => {
    const merged = joined(
      post(poll(option('a'), option('b'))),
      post(poll(option('a', 'đổi'), option('b'))),
      post(poll(option('a'), option('b'), option('c'))),
    );
    expect(merged.poll?.options).toEqual([option('a', 'đổi'), option('b'), option('c')]);
  });

  test('become a question when together they exceed the limit', () => {
    const many = (from: number) => Array.from({ length: 12 }, (_, place) => tag(String(from + place)));
    expect(asked(post(), post({ tags: many(1) }), post({ tags: many(100) }))[0]?.[0]).toBe('tags');
  });
});

test('the words of two different files are not mixed', () => {
  const cover = (mediaId: string, caption: string) => post({ cover: { mediaId, caption, alt: '' } });
  expect(asked(cover('1', 'Lúa'), cover('2', 'Lúa'), cover('1', 'Lúa chín'))).toEqual([['cover', undefined]]);
});

test('a category that became the main one is not listed twice', () => {
  const base = post({ mainCategoryId: '1', otherCategoryIds: ['2'] });
  const merged = joined(
    base,
    { ...base, mainCategoryId: '2', otherCategoryIds: [] },
    { ...base, otherCategoryIds: ['2', '3'] },
  );
  expect(merged).toMatchObject({ mainCategoryId: '2', otherCategoryIds: ['3'] });
});
