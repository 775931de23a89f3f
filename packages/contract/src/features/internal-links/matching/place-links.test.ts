import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ArticleNode } from '../../../article/article-node.ts';
import { articleText } from '../../../article/article-text.ts';
import { phraseKey } from '../../../vocabulary/syllables-of.ts';
import { explainLinks } from './explain-links.ts';
import { KeywordAutomaton } from './keyword-automaton.ts';
import type { LinkRule } from './link-rule.ts';
import { MAX_LINKS_PER_POST, type Placing, placeLinks, rulesOf, scanPost } from './place-links.ts';
import { aRule, article, PLACING, paragraph, text, tryOn } from './test-support/try-on.ts';
import { linkedExcerpt, withPlacedLinks } from './with-placed-links.ts';

describe('A place is refused', () => {
  const link = { type: 'link', attrs: { href: '/x', newTab: false, nofollow: false } } as const;
  it.each<[string, ArticleNode, string]>([
    ['a heading', { type: 'heading', attrs: { level: 2 }, content: [text('phở')] }, 'HEADING'],
    ['a quote', { type: 'blockquote', content: [paragraph('phở')] }, 'QUOTE'],
    ['a pull quote', { type: 'pullQuote', content: [paragraph('phở')] }, 'QUOTE'],
    ['a link', paragraph(text('bát ', [link]), text('phở', [link])), 'ALREADY_LINK'],
    ['words that begin in a link', paragraph(text('ph', [link]), 'ở'), 'ALREADY_LINK'],
    ['code', paragraph(text('phở', [{ type: 'code' }])), 'CODE'],
    ['a code block', { type: 'codeBlock', content: [text('phở')] }, 'CODE'],
    ['a related line', { type: 'related', content: [text('phở')] }, 'RELATED'],
    [
      'a caption',
      { type: 'figure', attrs: { mediaId: '1', key: 'k', caption: 'phở', alt: 'phở' } },
      'CAPTION',
    ],
    ['a gallery’s caption', { type: 'gallery', attrs: { caption: 'phở' }, content: [] }, 'CAPTION'],
    [
      'the head of a table',
      {
        type: 'table',
        content: [{ type: 'tableRow', content: [{ type: 'tableHeader', content: [paragraph('phở')] }] }],
      },
      'HEADING',
    ],
  ])('in %s', (_place, block, reason) => {
    const { linked, why } = tryOn([aRule('phở')], article(block));
    expect([linked, why.map((one) => one.split(': ')[1])]).toEqual([[], [reason]]);
  });

  it.each<[string, Partial<LinkRule>, Partial<Placing>, string]>([
    ['of a keyword that is off', { isOn: false }, {}, 'KEYWORD_OFF'],
    ['before its time', { startTime: '2026-11-21T00:00:00.000Z' }, {}, 'NOT_YET'],
    ['after its time', { endTime: '2026-11-20T00:00:00.000Z' }, {}, 'OVER'],
    ['of another category', { scope: ['7'] }, { categoryIds: ['8'] }, 'OUT_OF_SCOPE'],
    ['whose page readers cannot open', {}, { addressOf: () => undefined }, 'TARGET_GONE'],
    ['that leads to the post itself', {}, { ownPath: '/the/pho' }, 'OWN_PAGE'],
    ['of a post without internal links', {}, { isOff: true }, 'POST_OFF'],
  ])('%s', (_name, rule, placing, reason) => {
    const { linked, why } = tryOn([aRule('pho', rule)], 'pho', placing);
    expect([linked, why]).toEqual([[], [`pho: ${reason}`]]);
  });

  it('after the first ones: of the keyword, of its page, of the post', () => {
    const target = { type: 'category', id: '9', url: '' } as const;
    const rules = [
      aRule('bún', { maxPerPost: 2 }),
      aRule('Cố đô', { target }),
      aRule('Huế', { target, maxPerPost: 3 }),
    ];
    const { linked, why } = tryOn(rules, 'bún, bún, bún. Cố đô Huế.');
    expect(linked).toEqual(['bún', 'bún', 'Cố đô']);
    expect(why).toEqual(['bún: KEYWORD_FULL', 'Huế: TARGET_LINKED Cố đô']);
    const many = Array.from({ length: 12 }, (_, index) => aRule(`món${index}`));
    const full = tryOn(many, many.map(({ keyword }) => keyword).join(', '));
    expect(full.linked).toHaveLength(MAX_LINKS_PER_POST);
    expect(full.why).toHaveLength(4);
    expect(full.why[0]).toBe('món8: POST_FULL');
  });

  it('where the writer links to the same page', () => {
    const own = { ...link, attrs: { ...link.attrs, href: '/cu', target: 'tag:5' } };
    const rule = aRule('phở', { target: { type: 'tag', id: '5', url: '' } });
    const { why } = tryOn([rule], article(paragraph(text('Món này', [own]), ' là phở')));
    expect(why).toEqual(['phở: TARGET_LINKED']);
  });

  it('unless the keyword is tried before it is on', () => {
    const rule = aRule('phở', { isOn: false });
    expect(tryOn([rule], 'phở', { tried: rule.id }).linked).toEqual(['phở']);
  });
});

describe('The delivered article', () => {
  const rule = aRule('Vịnh Hạ Long', { title: 'Di sản', openNewTab: true, maxPerPost: 5 });
  const bold = [{ type: 'bold' as const }];

  it('has a link over the words, whatever their marks, and stored text stays as it is', () => {
    const stored = article(paragraph('Ra Vịnh ', text('Hạ', bold), ' Long chơi'), 'Không có gì');
    const before = JSON.stringify(stored);
    const { placed } = tryOn([rule], stored);
    const delivered = withPlacedLinks(stored, placed);
    expect(JSON.stringify(stored)).toBe(before);
    expect(delivered.content[1]).toBe(stored.content[1]);
    const attrs = { newTab: true, nofollow: false, byKeyword: rule.id, title: 'Di sản' };
    const [first] = delivered.content;
    expect(
      first?.content?.map(({ text: words, marks = [] }) => [words, marks.map(({ type }) => type)]),
    ).toEqual([
      ['Ra ', []],
      ['Vịnh ', ['link']],
      ['Hạ', ['link', 'bold']],
      [' Long', ['link']],
      [' chơi', []],
    ]);
    expect(first?.content?.[1]?.marks?.[0]?.attrs).toMatchObject(attrs);
  });

  it('counts lines alike after captions, boxes, tables and line breaks', () => {
    const cell = (words: string): ArticleNode => ({ type: 'tableCell', content: [paragraph(words)] });
    const stored = article(
      { type: 'figure', attrs: { mediaId: '1', key: 'k', caption: 'Vịnh Hạ Long' } },
      { type: 'factBox', content: [paragraph('Vịnh Hạ Long một')] },
      { type: 'table', content: [{ type: 'tableRow', content: [cell('x'), cell('Vịnh Hạ Long hai')] }] },
      { type: 'attachment', attrs: { name: 'Vịnh Hạ Long' } },
      paragraph('dòng', { type: 'hardBreak' }, 'Vịnh Hạ Long ba'),
    );
    const { placed, linked } = tryOn([rule], stored);
    expect(linked).toHaveLength(3);
    const delivered = JSON.stringify(withPlacedLinks(stored, placed));
    expect(delivered.match(/"text":"Vịnh Hạ Long"/g)).toHaveLength(3);
    expect(articleText(withPlacedLinks(stored, placed))).toBe(articleText(stored));
  });

  it('may have links in its standfirst, never in its title', () => {
    const automaton = new KeywordAutomaton([rule]);
    const words = { title: 'Vịnh Hạ Long', excerpt: 'Đến Vịnh Hạ Long.', content: article('x') };
    const placed = placeLinks(scanPost(automaton, words), PLACING);
    expect(linkedExcerpt(words.excerpt, placed).content?.map(({ text: part }) => part)).toEqual([
      'Đến ',
      'Vịnh Hạ Long',
      '.',
    ]);
  });

  it('leaves suggested words out', () => {
    const attrs = { id: 's1', authorId: '1', authorName: 'A', time: '2026-01-01T00:00:00.000Z' };
    const stored = article(paragraph('Ra ', text('Vịnh Hạ Long', [{ type: 'insertion', attrs }]), ' chơi'));
    expect(tryOn([rule], stored).linked).toEqual([]);
  });
});

describe('For any article and keywords', () => {
  const syllable = fc.constantFrom(
    'an',
    'ninh',
    'Huế',
    'thuế',
    'hoà',
    'hòa',
    'bình',
    'ma',
    'má',
    'Đà',
    'Nẵng',
  );
  const phrase = (max: number) =>
    fc.array(syllable, { minLength: 1, maxLength: max }).map((words) => words.join(' '));
  const keywords = fc.uniqueArray(phrase(3), { minLength: 1, maxLength: 8, selector: phraseKey });
  const paragraphs = fc.array(phrase(30), { minLength: 1, maxLength: 4 });

  it('the words stay the same, links never overlap, and each match is either placed or refused', () => {
    fc.assert(
      fc.property(keywords, paragraphs, fc.integer({ min: 1, max: 5 }), (words, lines, maxPerPost) => {
        const rules = words.map((keyword) => aRule(keyword, { maxPerPost }));
        const automaton = new KeywordAutomaton(rules);
        const content = article(...lines);
        const scan = scanPost(automaton, { title: '', excerpt: '', content });
        const { placed, refused } = explainLinks(automaton, scan, PLACING);
        const matched = refused.filter(
          ({ reason }) => reason !== 'OTHER_MARKS' && reason !== 'PART_OF_SYLLABLE',
        );
        expect(placed.length + matched.length).toBe(scan.hits.flat().length);
        expect(placed).toEqual(placeLinks(scan, PLACING));
        expect(articleText(withPlacedLinks(content, placed))).toBe(articleText(content));
        for (const [index, one] of placed.entries())
          for (const other of placed.slice(index + 1))
            expect(one.run !== other.run || one.to <= other.from).toBe(true);
        for (const rule of rules)
          expect(placed.filter((one) => one.rule === rule).length).toBeLessThanOrEqual(maxPerPost);
      }),
    );
  });

  it('it finds what a plain search through the syllables finds', () => {
    fc.assert(
      fc.property(keywords, phrase(40), (words, line) => {
        const automaton = new KeywordAutomaton(words.map((keyword) => aRule(keyword)));
        const keys = phraseKey(line).split(' ');
        const expected = words.flatMap((keyword) => {
          const wanted = phraseKey(keyword).split(' ');
          return keys.filter((_, at) => wanted.every((key, offset) => keys[at + offset] === key));
        });
        expect(automaton.find(line)).toHaveLength(expected.length);
        const scan = scanPost(automaton, { title: '', excerpt: line, content: article('') });
        expect(new Set(rulesOf(scan)).size).toBe(rulesOf(scan).length);
      }),
    );
  });
});
