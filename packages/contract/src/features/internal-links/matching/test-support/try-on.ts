import type { ArticleDocument, ArticleNode } from '../../../../article/article-node.ts';
import { phraseKey } from '../../../../vocabulary/syllables-of.ts';
import { explainLinks } from '../explain-links.ts';
import { KeywordAutomaton } from '../keyword-automaton.ts';
import type { LinkRule } from '../link-rule.ts';
import { type Placing, scanPost } from '../place-links.ts';

let count = 0;
export function aRule(keyword: string, more: Partial<LinkRule> = {}): LinkRule {
  count += 1;
  const id = String(count);
  return {
    id,
    keyword,
    variants: [],
    exclusions: [],
    target: { type: 'tag', id, url: '' },
    title: '',
    maxPerPost: 1,
    priority: 50,
    openNewTab: false,
    nofollow: false,
    scope: [],
    startTime: null,
    endTime: null,
    isOn: true,
    ...more,
  };
}

export const text = (words: string, marks?: ArticleNode['marks']): ArticleNode => ({
  type: 'text',
  text: words,
  ...(marks && { marks }),
});
export const paragraph = (...content: readonly (string | ArticleNode)[]): ArticleNode => ({
  type: 'paragraph',
  content: content.map((part) => (typeof part === 'string' ? text(part) : part)),
});
export const article = (...content: readonly (string | ArticleNode)[]): ArticleDocument => ({
  type: 'doc',
  content: content.map((block) => (typeof block === 'string' ? paragraph(block) : block)),
});

export const PLACING: Placing = {
  now: '2026-11-20T00:00:00.000Z',
  categoryIds: [],
  ownPath: '',
  addressOf: ({ keyword }) => `/the/${phraseKey(keyword).replaceAll(' ', '-')}`,
  isOff: false,
};

export function tryOn(
  rules: readonly LinkRule[],
  content: ArticleDocument | string,
  placing: Partial<Placing> = {},
) {
  const automaton = new KeywordAutomaton(rules);
  const words = { title: '', excerpt: '', content: typeof content === 'string' ? article(content) : content };
  const scan = scanPost(automaton, words);
  const result = explainLinks(automaton, scan, { ...PLACING, ...placing });
  const wordsAt = ({ run, from, to }: { run: number; from: number; to: number }) =>
    scan.runs[run]?.text.slice(from, to);
  return {
    ...result,
    linked: result.placed.map(wordsAt),
    why: result.refused.map((one) => `${wordsAt(one)}: ${one.reason}${one.because && ` ${one.because}`}`),
  };
}
