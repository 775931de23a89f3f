import type { ArticleDocument } from '@toasoan/contract/article/article-node.ts';
import { PLAIN_CHECK_SETTINGS } from '@toasoan/contract/features/posts/checklist/check-facts.ts';
import { runChecks } from '@toasoan/contract/features/posts/checklist/post-checks.ts';
import { expect, it } from 'vitest';
import { blankPost, type PostValues } from '../post-values.ts';
import { checkFactsOf } from './check-facts-of.ts';

const bodyOf = (words: number): ArticleDocument => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'lúa '.repeat(words).trim() }] }],
});
const FULL: PostValues = {
  ...blankPost('Lê Thu Hà'),
  title: 'Mùa lúa chín',
  excerpt: 'Ruộng bậc thang vào mùa.',
  mainCategoryId: '2',
};
const AROUND = {
  content: bodyOf(640),
  settings: PLAIN_CHECK_SETTINGS,
  categoryStatus: 'ENABLE' as const,
  mustFixNotes: 0,
  publishAt: Date.parse('2026-11-20T03:00:00.000Z'),
};

function inTheWay(values: Partial<PostValues>, around: Partial<typeof AROUND> = {}): string[] {
  const facts = checkFactsOf({ ...FULL, ...values }, { ...AROUND, ...around });
  return runChecks(facts, PLAIN_CHECK_SETTINGS)
    .filter(({ isMet, level }) => !isMet && level !== 'recommended')
    .map(({ check }) => check.code);
}

it('has no problems for a complete article', () => {
  expect(inTheWay({})).toEqual([]);
});

it.each<[string, Partial<PostValues>, string]>([
  ['spaces are no headline', { title: '  ' }, 'TITLE_REQUIRED'],
  ['a byline without a name is none', { authors: [{ displayName: ' ', role: 'WRITER' }] }, 'BYLINE_REQUIRED'],
  ['a text from elsewhere names its source', { origin: 'COMPILED' }, 'SOURCE_REQUIRED'],
  ['a poll has a question', { postType: 'QUIZ_POLL' }, 'POLL_REQUIRED'],
  ['an embargo lies ahead', { embargoUntil: '2026-11-21T03:00:00.000Z' }, 'EMBARGO'],
])('%s', (_, values, code) => {
  expect(inTheWay(values)).toContain(code);
});

it('counts the words of the body for a brief', () => {
  expect(inTheWay({ postType: 'BRIEF' })).toContain('BRIEF_TOO_LONG');
  expect(inTheWay({ postType: 'BRIEF' }, { content: bodyOf(300) })).toEqual([]);
});
