import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ArticleDocument, ArticleNode } from '../../../article/article-node.ts';
import { tagged, untagged, withoutTags } from '../../../article/segment-tags.ts';
import { articleSegments, withArticleTexts } from './article-segments.ts';

const bold = { type: 'bold' } as const;
const link = { type: 'link', attrs: { href: 'https://vidu.vn/' } } as const;
const text = (words: string, ...marks: NonNullable<ArticleNode['marks']>): ArticleNode =>
  marks.length === 0 ? { type: 'text', text: words } : { type: 'text', text: words, marks };
const doc = (...content: ArticleNode[]): ArticleDocument => ({ type: 'doc', content });

describe('A segment', () => {
  test('holds marks and line breaks as numbered tags, outermost first', () => {
    const nodes = [
      text('Theo '),
      text('Ủy ban', link),
      text(' nhân dân', link, bold),
      { type: 'hardBreak' } as const,
      text('xã'),
    ];
    expect(tagged(nodes).text).toBe('Theo <g1>Ủy ban<g2> nhân dân</g2></g1><x3/>xã');
  });

  test('gives the same nodes back, whatever its marks and however much its text looks like tags', () => {
    const marks = fc.subarray([link, bold, { type: 'italic' } as const]);
    const word = fc.oneof(
      fc.constantFrom('<g1>', '</g1>', '<x1/>', 'a < b', 'R&D', '</g9999>'),
      fc.stringMatching(/^[a-zâăêô <>/]{1,12}$/),
    );
    const node = fc.oneof(
      { weight: 6, arbitrary: fc.tuple(word, marks).map(([words, on]) => text(words, ...on)) },
      { weight: 1, arbitrary: fc.constant<ArticleNode>({ type: 'hardBreak' }) },
    );
    fc.assert(
      fc.property(fc.array(node, { maxLength: 8 }), (nodes) => {
        const { text: line, tags } = tagged(nodes);
        const wordsOf = (some: readonly ArticleNode[]) =>
          some.flatMap((one) =>
            one.type === 'text'
              ? Array.from(one.text ?? '', (letter) => [letter, one.marks ?? []])
              : [[one.type, one.marks ?? []]],
          );
        expect(wordsOf(untagged(line, tags))).toEqual(wordsOf(nodes));
      }),
    );
  });

  test('loses unknown and unfinished tags of a translation, never its words', () => {
    const { tags } = tagged([text('Ủy ban', bold), text(' xã')]);
    expect(untagged('<g7>The</g7> commune <g1>committee', tags)).toEqual([
      text('The commune '),
      text('committee', bold),
    ]);
    expect(withoutTags('<g1>Ủy ban</g1> xã<x2/>')).toBe('Ủy ban xã');
  });
});

describe('An article', () => {
  const article = doc(
    { type: 'heading', attrs: { level: 2 }, content: [text('Chợ nổi')] },
    { type: 'paragraph', content: [text('Từ '), text('mờ sáng', bold)] },
    { type: 'paragraph' },
    { type: 'codeBlock', content: [text('x = 1')] },
    {
      type: 'bulletList',
      content: [{ type: 'listItem', content: [{ type: 'paragraph', content: [text('Thuyền')] }] }],
    },
    { type: 'figure', attrs: { mediaId: '1', key: 'k', caption: 'Sông Hậu', alt: 'Ghe', credit: 'An' } },
  );

  test('is read in order: text, captions, alternative texts; not code, blanks or credits', () => {
    expect(articleSegments(article).map(({ key, role, text: words }) => [key, role, words])).toEqual([
      ['content.0', 'HEADING', 'Chợ nổi'],
      ['content.1', 'PARAGRAPH', 'Từ <g1>mờ sáng</g1>'],
      ['content.4.0.0', 'LIST_ITEM', 'Thuyền'],
      ['content.5:caption', 'CAPTION', 'Sông Hậu'],
      ['content.5:alt', 'ALT', 'Ghe'],
    ]);
  });

  test('takes translated texts at their keys and keeps everything else', () => {
    const texts = new Map([
      ['content.1', 'From <g1>dawn</g1>'],
      ['content.5:caption', 'The Hau river'],
    ]);
    const translated = withArticleTexts(article, texts);
    expect(translated.content[1]).toEqual({
      type: 'paragraph',
      content: [text('From '), text('dawn', bold)],
    });
    expect(translated.content[5]?.attrs).toMatchObject({
      caption: 'The Hau river',
      alt: 'Ghe',
      credit: 'An',
    });
    expect(translated.content[0]).toEqual(article.content[0]);
    expect(withArticleTexts(article, new Map())).toEqual(article);
  });
});
