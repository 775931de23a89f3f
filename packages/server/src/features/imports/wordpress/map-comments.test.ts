import { expect, test } from 'vitest';
import { item, withFile, wxr } from '../test-support/wxr.ts';
import { wxrComment } from '../test-support/wxr-comment.ts';
import { type MappedComments, mapComments } from './map-comments.ts';
import { readWxr } from './read-wxr.ts';

const NOW = new Date('2025-01-01T00:00:00Z');

async function mapped(...comments: readonly Parameters<typeof wxrComment>[0][]): Promise<MappedComments> {
  const more = comments.map(wxrComment).join('\n');
  return await withFile(wxr({ more: item({ more }) }), async (path) => {
    for await (const { element } of readWxr(path))
      if (element.name === 'item') return mapComments(element, NOW);
    throw new Error('no item');
  });
}

const countOf = ({ notes }: MappedComments, code: string) =>
  notes.find((note) => note.code === code)?.values?.count;

test.each([
  ['1', 'APPROVED'],
  ['0', 'PENDING'],
  ['spam', 'SPAM'],
  ['trash', 'DELETED'],
  ['post-trashed', 'DELETED'],
  ['strange', 'PENDING'],
])('WordPress’s state "%s" is %s', async (approved, state) => {
  expect((await mapped({ approved })).comments.at(0)?.state).toBe(state);
});

test('a comment keeps its sender, its words without markup and its time', async () => {
  const { comments, notes } = await mapped({
    id: '7',
    author: 'Lê  Thị <b>Mai</b>',
    email: 'mai@mail.example',
    ip: '198.51.100.7',
    content: 'Hay <em>quá</em> &amp; đúng.\r\n\r\nCảm ơn.',
    dateGmt: '2024-03-01 01:02:03',
  });
  expect(comments).toEqual([
    {
      sourceId: '7',
      senderName: 'Lê Thị Mai',
      email: 'mai@mail.example',
      address: '198.51.100.7',
      userAgent: 'Mozilla/5.0',
      content: 'Hay quá & đúng.\n\nCảm ơn.',
      state: 'APPROVED',
      sentTime: new Date('2024-03-01T01:02:03Z'),
      parent: undefined,
    },
  ]);
  expect(notes.map(({ code }) => code)).toEqual(['COMMENTS_MARKUP']);
});

test('threads keep two levels; deeper answers stand beside the second, and a lost parent makes a new thread', async () => {
  const found = await mapped(
    { id: '4', parent: '3', dateGmt: '2024-03-04 00:00:00' },
    { id: '1', dateGmt: '2024-03-01 00:00:00' },
    { id: '3', parent: '2', dateGmt: '2024-03-03 00:00:00' },
    { id: '2', parent: '1', dateGmt: '2024-03-02 00:00:00' },
    { id: '5', parent: '4', dateGmt: '2024-03-05 00:00:00' },
    { id: '6', parent: '99', dateGmt: '2024-03-06 00:00:00' },
  );
  expect(found.comments.map(({ sourceId, parent }) => [sourceId, parent])).toEqual([
    ['1', undefined],
    ['2', '1'],
    ['3', '2'],
    ['4', '2'],
    ['5', '2'],
    ['6', undefined],
  ]);
  expect(countOf(found, 'COMMENTS_FLATTENED')).toBe(2);
  expect(countOf(found, 'COMMENTS_WITHOUT_PARENT')).toBe(1);
});

test('pingbacks and empty comments are left out and counted; an unnamed sender is a reader', async () => {
  const found = await mapped(
    { id: '1', type: 'pingback' },
    { id: '2', type: 'trackback' },
    { id: '3', content: ' <br> ' },
    { id: '4', author: '' },
    { id: '5', content: 'ă'.repeat(2_001), dateGmt: '0000-00-00 00:00:00', date: '' },
  );
  expect(found.comments.map(({ sourceId, senderName }) => [sourceId, senderName])).toEqual([
    ['4', 'Bạn đọc'],
    ['5', 'Bạn đọc Hà'],
  ]);
  expect(found.comments[1]?.sentTime).toEqual(NOW);
  expect(
    ['PINGBACKS', 'EMPTY', 'UNNAMED', 'CUT', 'WITHOUT_DATE'].map((code) =>
      countOf(found, `COMMENTS_${code}`),
    ),
  ).toEqual([2, 1, 1, 1, 1]);
});
