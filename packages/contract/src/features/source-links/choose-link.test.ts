import { describe, expect, test } from 'vitest';
import { chooseLink, type FoundArticle, type LinkRule } from './choose-link.ts';

const SECTION = { id: '11', title: 'Kinh tế', url: 'https://bao-vi-du.example/kinh-te' };

const ARTICLE: FoundArticle = {
  sourceId: '1',
  sectionIds: ['11'],
  listUrls: [],
  title: 'Giá cà phê tăng trong 10 tháng',
  sapo: 'Nông dân Tây Nguyên được mùa.',
  text: 'Bà má ở Buôn Ma Thuột nói: “Năm nay cà phê được giá.”',
  rawCategory: '',
};

const rule = (id: string, more: Partial<LinkRule> = {}): LinkRule => ({
  id,
  source: { id: '1' },
  section: SECTION,
  linkUrl: '',
  target: { problem: null },
  includeKeywords: [],
  excludeKeywords: [],
  priority: 50,
  status: 'ENABLE',
  ...more,
});

function verdicts(links: readonly LinkRule[], article: Partial<FoundArticle> = {}) {
  const { judged } = chooseLink({ ...ARTICLE, ...article }, links);
  return judged.map(({ link, verdict, words }) => [link.id, verdict, ...words]);
}

describe('A link takes the texts of its place', () => {
  test.each([
    ['of its section', {}, 'TAKES'],
    ['of another section', { sectionIds: ['12'] }, 'OTHER_SECTION'],
    ['of no known section', { sectionIds: [] }, 'OTHER_SECTION'],
    ['found at the address of its section', { sectionIds: [], listUrls: [`${SECTION.url}/`] }, 'TAKES'],
    ['whose page names its section', { sectionIds: [], rawCategory: 'KINH TẾ' }, 'TAKES'],
    [
      'whose page names a section with other marks',
      { sectionIds: [], rawCategory: 'Kinh te' },
      'OTHER_SECTION',
    ],
    ['of another source', { sourceId: '2' }, 'OTHER_SOURCE'],
  ])('a text %s: %o gives %s', (_title, article, verdict) => {
    expect(verdicts([rule('1')], article)).toEqual([['1', verdict]]);
  });

  test('a link of an address takes what was found there, with or without www and a last slash', () => {
    const link = rule('1', { section: null, linkUrl: 'https://www.Bao-vi-du.example/rss/kinh-te.rss/' });
    const listUrls = ['http://bao-vi-du.example/rss/kinh-te.rss#moi'];
    expect(verdicts([link], { listUrls })).toEqual([['1', 'TAKES']]);
    expect(verdicts([link])).toEqual([['1', 'OTHER_SECTION']]);
  });
});

describe('Words decide with their marks', () => {
  test.each([
    ['a word that stands there', { includeKeywords: ['cà phê', 'hồ tiêu'] }, ['TAKES', 'cà phê']],
    [
      'a word across case and tone places',
      { includeKeywords: ['BUÔN MA THUỘT'] },
      ['TAKES', 'BUÔN MA THUỘT'],
    ],
    [
      'words of which none stands there',
      { includeKeywords: ['thuế', 'vàng'] },
      ['WORD_MISSING', 'thuế', 'vàng'],
    ],
    ['a word with other marks', { includeKeywords: ['ca phe'] }, ['WORD_MISSING', 'ca phe']],
    ['a part of a syllable', { includeKeywords: ['hê'] }, ['WORD_MISSING', 'hê']],
    [
      'words that a full stop parts',
      { includeKeywords: ['tháng nông dân'] },
      ['WORD_MISSING', 'tháng nông dân'],
    ],
    ['a forbidden word', { excludeKeywords: ['má'] }, ['WORD_FORBIDDEN', 'má']],
    [
      'a forbidden word beside a wanted one',
      { includeKeywords: ['cà phê'], excludeKeywords: ['má', 'ba'] },
      ['WORD_FORBIDDEN', 'má'],
    ],
    ['no forbidden word', { excludeKeywords: ['mạ', 'bà mạ'] }, ['TAKES']],
  ])('%s: %o gives %j', (_title, words, verdict) => {
    expect(verdicts([rule('1', words)])).toEqual([['1', ...verdict]]);
  });
});

describe('One link takes a text', () => {
  test('the highest priority wins, and says so of the others', () => {
    const links = [rule('1'), rule('2', { priority: 80 }), rule('3', { priority: 80, status: 'DISABLED' })];
    expect(verdicts(links)).toEqual([
      ['2', 'TAKES'],
      ['3', 'OFF'],
      ['1', 'LOWER_PRIORITY'],
    ]);
  });

  test('of equal priorities the link that asks for words wins, then the older one', () => {
    const asks = { includeKeywords: ['cà phê'] };
    expect(verdicts([rule('9'), rule('10', asks), rule('11', asks)])[0]).toEqual(['10', 'TAKES', 'cà phê']);
    expect(verdicts([rule('10'), rule('9')])[0]).toEqual(['9', 'TAKES']);
  });

  test('a link whose target is gone takes nothing', () => {
    expect(chooseLink(ARTICLE, [rule('1', { target: { problem: 'GONE' } })]).taker).toBeNull();
  });

  /** The same numbers each time; a failure names its round. */
  function numbers(seed: number) {
    let state = seed;
    return (below: number) => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return state % below;
    };
  }
  const WORDS = ['cà phê', 'má', 'thuế', 'Buôn Ma Thuột', 'ma'];

  function randomLinks(next: (below: number) => number): LinkRule[] {
    const some = () => WORDS.filter(() => next(4) === 0);
    return Array.from({ length: next(8) }, (_, at) =>
      rule(String(at + 1), {
        priority: 1 + next(3),
        status: next(5) === 0 ? 'DISABLED' : 'ENABLE',
        target: { problem: next(6) === 0 ? 'OFF' : null },
        includeKeywords: some(),
        excludeKeywords: some(),
        ...(next(3) === 0 && {
          section: { ...SECTION, id: '12', title: 'Xã hội', url: 'https://b.example/xh' },
        }),
      }),
    );
  }

  test('over any links exactly one or none takes a text, every link is judged once, and their order does not matter', () => {
    for (let seed = 1; seed <= 500; seed += 1) {
      const next = numbers(seed);
      const links = randomLinks(next);
      const chosen = chooseLink(ARTICLE, links);
      const shuffled = links.toSorted(
        (one, other) => ((Number(one.id) * 7 + seed) % 5) - ((Number(other.id) * 7 + seed) % 5),
      );
      expect(chooseLink(ARTICLE, shuffled), `seed ${seed}`).toEqual(chosen);
      expect(chosen.judged.map(({ link }) => link.id).sort(), `seed ${seed}`).toEqual(
        links.map(({ id }) => id).sort(),
      );
      const takers = chosen.judged.filter(({ verdict }) => verdict === 'TAKES').map(({ link }) => link.id);
      expect(takers, `seed ${seed}`).toEqual(chosen.taker === null ? [] : [chosen.taker.id]);
      const rivals = chosen.judged.filter(({ verdict }) => verdict === 'LOWER_PRIORITY');
      expect(chosen.taker !== null || rivals.length === 0, `seed ${seed}`).toBe(true);
      expect(
        rivals.every(({ link }) => link.priority <= (chosen.taker?.priority ?? 0)),
        `seed ${seed}`,
      ).toBe(true);
    }
  });
});
