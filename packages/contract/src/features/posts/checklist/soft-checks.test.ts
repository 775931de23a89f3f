import { describe, expect, it, test } from 'vitest';
import { PLAIN_DETAILS, type PostDetails } from '../post-details.ts';
import { type CheckLevel, PLAIN_CHECK_SETTINGS, type PostCheckFacts } from './check-facts.ts';
import { figureOf, POST_CHECKS, runChecks, unmetChecks } from './post-checks.ts';

const NOW = Date.parse('2026-05-04T08:00:00Z');
const ARTICLE = { linksInside: 1, linksOutside: 0, linksMalformed: 0, headingJumps: 0 };
const GOOD: PostCheckFacts = {
  title: 'Mùa lúa chín ở Mù Cang Chải',
  excerpt: 'Ruộng bậc thang vào vụ gặt, '.repeat(4),
  hasContent: true,
  words: 400,
  article: ARTICLE,
  sentenceLength: 18,
  bannedWords: [],
  suspectWords: [],
  mainCategory: 'enabled',
  categoryCount: 2,
  bylineCount: 1,
  tagCount: 2,
  keywordCount: 1,
  seoTitle: 'Mùa lúa',
  seoDescription: 'Mùa lúa ở Mù Cang Chải.',
  details: { ...PLAIN_DETAILS, dateline: 'Yên Bái', cover: { mediaId: '1', caption: '', alt: 'Lúa' } },
  media: [],
  mustFixNotes: 0,
  openSuggestions: 0,
  publishAt: NOW,
};
const at = (hours: number) => new Date(NOW + hours * 3_600_000).toISOString();
/** Every check is required. */
const ALL = {
  ...PLAIN_CHECK_SETTINGS,
  levels: Object.fromEntries(POST_CHECKS.map(({ code }) => [code, 'required' as CheckLevel])),
};

function unmet(facts: Partial<PostCheckFacts>, details: Partial<PostDetails> = {}, figures = {}): string[] {
  const whole = { ...GOOD, ...facts, details: { ...GOOD.details, ...details } };
  return unmetChecks('publish', whole, { ...ALL, figures }).map(({ code }) => code);
}

describe('with every check required', () => {
  it('a good post passes', () => {
    expect(unmet({})).toEqual([]);
  });

  test.each<[string, Partial<PostCheckFacts>, Partial<PostDetails>]>([
    ['TITLE_LONG', { title: 'a'.repeat(111) }, { shortTitle: 'Ngắn' }],
    ['TITLE_SHOUTED', { title: 'MÙA LÚA CHÍN Ở MÙ CANG CHẢI' }, {}],
    ['SHORT_TITLE_MISSING', { title: 'a'.repeat(76) }, {}],
    ['EXCERPT_SHORT', { excerpt: 'a'.repeat(79) }, {}],
    ['EXCERPT_LONG', { excerpt: 'a'.repeat(301) }, {}],
    ['EXCERPT_REPEATS_TITLE', { excerpt: `mùa lúa chín, ở MÙ CANG CHẢI: ${'a'.repeat(80)}` }, {}],
    ['WORDS_FEW', { words: 299 }, {}],
    ['WORDS_MANY', { words: 3_001 }, {}],
    ['SENTENCES_LONG', { sentenceLength: 36 }, {}],
    ['HEADING_ORDER', { article: { ...ARTICLE, headingJumps: 1 } }, {}],
    ['DUPLICATE', { duplicateOf: { title: 'Mùa lúa', score: 0.8 } }, {}],
    ['CATEGORIES_FEW', { categoryCount: 1 }, {}],
    ['TAGS_FEW', { tagCount: 0 }, {}],
    ['TAGS_MANY', { tagCount: 11 }, {}],
    ['LINKS_INSIDE_FEW', { article: { ...ARTICLE, linksInside: 0 } }, {}],
    ['LINKS_OUTSIDE_MANY', { article: { ...ARTICLE, linksOutside: 11 } }, {}],
    ['LINKS_MALFORMED', { article: { ...ARTICLE, linksMalformed: 1 } }, {}],
    ['SEO_TITLE_MISSING', { seoTitle: '' }, {}],
    ['SEO_DESCRIPTION_MISSING', { seoDescription: '' }, {}],
    ['KEYWORDS_FEW', { keywordCount: 0 }, {}],
    ['BANNED_WORDS', { bannedWords: ['cá độ'] }, {}],
    ['SUSPECT_WORDS', { suspectWords: ['nghi can'] }, {}],
    ['CHILD_NOTE', {}, { sensitiveFlags: ['CHILD'] }],
    ['ADVERTORIAL_LABEL', {}, { sensitiveFlags: ['ADVERTORIAL'] }],
    ['AI_GENERATED_NOTE', {}, { aiUsage: 'GENERATED' }],
    ['PRESS_RELEASE_SOURCE', {}, { genre: 'PRESS_RELEASE' }],
    ['DATELINE_MISSING', {}, { dateline: '' }],
    ['EXPIRES_SOON', {}, { expireTime: at(23) }],
    ['SOURCE_TIME_AHEAD', {}, { sourcePublishedTime: at(1) }],
    [
      'AI_USE_UNTOLD',
      {},
      { origin: 'TRANSLATED', sourceName: 'B', sourceUrl: 'https://b.vn/', sourceAuthor: 'C' },
    ],
    ['SOURCE_LINK_MISSING', {}, { origin: 'SYNDICATED', sourceName: 'B', sourceAuthor: 'C' }],
    ['SOURCE_AUTHOR_MISSING', {}, { origin: 'SYNDICATED', sourceName: 'B', sourceUrl: 'https://b.vn/' }],
  ])('%s alone is named for what it is about', (code, facts, details) => {
    expect(unmet(facts, details)).toEqual([code]);
  });

  test.each<[string, Partial<PostCheckFacts>, Partial<PostDetails>]>([
    ['an abbreviation is no shouting', { title: 'UBND TP.HCM' }, {}],
    ['a digit in small letters is none either', { title: 'GIÁ VÀNG TĂNG 5 triệu' }, {}],
    [
      'a child may be there once it is noted',
      {},
      { sensitiveFlags: ['CHILD'], internalNote: 'Mẹ cháu đồng ý.' },
    ],
    ['banned words may stay for a reason', { bannedWords: ['cá độ'] }, { bannedWordsReason: 'Tên vụ án.' }],
    [
      'nobody counts the words of a video',
      { words: 3 },
      { postType: 'VIDEO', video: { address: 'https://v.vn/1', durationSec: 0 } },
    ],
    [
      'a brief is short and leads nowhere',
      { words: 40, article: { ...ARTICLE, linksInside: 0 } },
      { postType: 'BRIEF' },
    ],
  ])('%s', (_, facts, details) => {
    expect(unmet(facts, details)).toEqual([]);
  });

  it('the project chooses numbers, also for a single type', () => {
    expect(unmet({}, {}, { TITLE_LONG: 20 })).toEqual(['TITLE_LONG']);
    expect(unmet({ words: 1_400 }, { postType: 'LONGFORM' })).toEqual(['WORDS_FEW']);
    expect(unmet({ words: 1_400 }, { postType: 'LONGFORM' }, { 'WORDS_FEW.LONGFORM': 1_000 })).toEqual([]);
    expect(unmet({ words: 1_400 }, { postType: 'LONGFORM' }, { WORDS_FEW: 100 })).toEqual(['WORDS_FEW']);
  });
});

describe('the level of a check', () => {
  const levelOfTitle = (levels: Record<string, CheckLevel>) =>
    runChecks({ ...GOOD, title: '' }, { ...PLAIN_CHECK_SETTINGS, levels }).find(
      ({ check }) => check.code === 'TITLE_REQUIRED',
    )?.level;

  it('a mandatory check stays mandatory whatever a project chose', () => {
    expect([levelOfTitle({}), levelOfTitle({ TITLE_REQUIRED: 'off' })]).toEqual(['hard', 'hard']);
  });

  it('advice is reported but never blocks, and a switched-off check is skipped', () => {
    const long = { ...GOOD, title: 'a'.repeat(111) };
    const said = (levels: Record<string, CheckLevel>) => {
      const settings = { ...PLAIN_CHECK_SETTINGS, levels };
      const result = runChecks(long, settings).find(({ check }) => check.code === 'TITLE_LONG');
      return [result?.level, unmetChecks('publish', long, settings).map(({ code }) => code)];
    };
    expect(said({})).toEqual(['recommended', []]);
    expect(said({ TITLE_LONG: 'off' })).toEqual([undefined, []]);
    expect(said({ TITLE_LONG: 'required' })).toEqual(['required', ['TITLE_LONG']]);
  });

  it('a message includes the limit and the value found', () => {
    const [check] = unmetChecks(
      'publish',
      { ...GOOD, bannedWords: ['cá độ', 'ma túy'] },
      PLAIN_CHECK_SETTINGS,
    );
    expect(check?.text.vi).toContain('cá độ, ma túy');
    const results = runChecks({ ...GOOD, title: 'a'.repeat(120) }, PLAIN_CHECK_SETTINGS);
    const title = results.find((result) => result.check.code === 'TITLE_LONG');
    expect(title?.text.vi).toBe('Tiêu đề dài 120 ký tự, nhiều nhất 110.');
    for (const { isMet, text } of results) {
      if (!isMet) expect(`${text.vi} ${text.en}`).not.toMatch(/[{}]/);
    }
  });

  it('every code is unique, and every number is within its bounds', () => {
    expect(new Set(POST_CHECKS.map(({ code }) => code)).size).toBe(POST_CHECKS.length);
    for (const check of POST_CHECKS) {
      if (check.figure === undefined) continue;
      for (const plain of [check.figure.plain, ...Object.values(check.figure.byType ?? {})]) {
        expect(plain).toBeGreaterThanOrEqual(check.figure.least);
        expect(plain).toBeLessThanOrEqual(check.figure.most);
      }
      expect(figureOf(check, PLAIN_CHECK_SETTINGS)).toBe(check.figure.plain);
    }
  });
});
