import { describe, expect, it } from 'vitest';
import { PLAIN_DETAILS, type PostDetails } from '../post-details.ts';
import { PLAIN_CHECK_SETTINGS, type PostCheckFacts } from './check-facts.ts';
import { unmetChecks } from './post-checks.ts';

const NOW = Date.parse('2026-05-04T08:00:00Z');
const COMPLETE: PostCheckFacts = {
  title: 'Mùa lúa chín ở Mù Cang Chải',
  excerpt: 'Ruộng bậc thang vào vụ gặt.',
  hasContent: true,
  words: 400,
  article: { linksInside: 1, linksOutside: 0, linksMalformed: 0, headingJumps: 0 },
  sentenceLength: 18,
  bannedWords: [],
  suspectWords: [],
  mainCategory: 'enabled',
  categoryCount: 1,
  bylineCount: 1,
  tagCount: 1,
  keywordCount: 0,
  seoTitle: '',
  seoDescription: '',
  details: PLAIN_DETAILS,
  media: [],
  mustFixNotes: 0,
  openSuggestions: 0,
  publishAt: NOW,
};
const BARE: PostCheckFacts = {
  ...COMPLETE,
  title: '',
  excerpt: '',
  hasContent: false,
  mainCategory: 'none',
  bylineCount: 0,
};

function unmet(facts: Partial<PostCheckFacts>, details: Partial<PostDetails> = {}): string[] {
  const whole = { ...COMPLETE, ...facts, details: { ...PLAIN_DETAILS, ...details } };
  return unmetChecks('publish', whole, PLAIN_CHECK_SETTINGS).map(({ code }) => code);
}
const at = (minutes: number) => new Date(NOW + minutes * 60_000).toISOString();

describe('the checks before publishing', () => {
  it('pass a complete post', () => {
    expect(unmet({})).toEqual([]);
  });

  it('report everything missing with the field to fix', () => {
    const checks = unmetChecks('publish', BARE, PLAIN_CHECK_SETTINGS);
    expect(checks.map(({ code, field }) => [code, field])).toEqual([
      ['TITLE_REQUIRED', 'title'],
      ['EXCERPT_REQUIRED', 'excerpt'],
      ['CONTENT_REQUIRED', 'content'],
      ['CATEGORY_REQUIRED', 'mainCategoryId'],
      ['BYLINE_REQUIRED', 'authors'],
    ]);
  });

  it('check nothing before a transition without a guard, and only the text before submission to an editor', () => {
    expect(unmetChecks('none', BARE, PLAIN_CHECK_SETTINGS)).toEqual([]);
    const disabled = { ...COMPLETE, mainCategory: 'disabled' } as const;
    expect(unmetChecks('submit', disabled, PLAIN_CHECK_SETTINGS)).toEqual([]);
    expect(unmetChecks('publish', disabled, PLAIN_CHECK_SETTINGS).map(({ code }) => code)).toEqual([
      'CATEGORY_DISABLED',
    ]);
  });

  it('block a collected text until its source has had it alone for an hour', () => {
    const source = { origin: 'CRAWLED', sourceName: 'Báo Ví Dụ', sourceUrl: 'https://vi-du.vn/a' } as const;
    expect(unmet({}, { ...source, sourcePublishedTime: at(-59) })).toEqual(['MIN_DELAY']);
    expect(unmet({}, { ...source, sourcePublishedTime: at(-60) })).toEqual([]);
    expect(unmet({}, { origin: 'CRAWLED' })).toEqual([
      'SOURCE_REQUIRED',
      'SOURCE_URL_REQUIRED',
      'SOURCE_TIME_REQUIRED',
    ]);
  });

  it('check as of the planned publishing minute', () => {
    expect(unmet({}, { embargoUntil: at(1) })).toEqual(['EMBARGO']);
    expect(unmet({ publishAt: NOW + 60_000 }, { embargoUntil: at(1) })).toEqual([]);
    expect(unmet({}, { expireTime: at(0) })).toEqual(['EXPIRES_BEFORE']);
    expect(unmet({}, { expireTime: at(1) })).toEqual([]);
  });
});
