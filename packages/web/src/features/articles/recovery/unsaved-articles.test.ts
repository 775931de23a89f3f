import { describe, expect, it } from 'vitest';
import type { KeptCopy } from './recovery-kind.ts';
import { unsavedArticles } from './unsaved-articles.ts';

const aCopy = (title: string, changes: Partial<KeptCopy> = {}): KeptCopy => ({
  articleId: '5',
  projectId: '1',
  editingSession: 'a tab',
  life: title,
  savedTime: '2026-11-20T04:00:00.000Z',
  draft: { title },
  ...changes,
});
const shown = (copies: readonly KeptCopy[], isOnPage = (_: KeptCopy) => false) =>
  unsavedArticles(copies, isOnPage).map(({ newest, older }) => [newest, ...older].map(({ life }) => life));

describe('unsaved posts', () => {
  it('are one for all copies of a post, with the older ones', () => {
    expect(shown([aCopy('c'), aCopy('b', { articleId: '6' }), aCopy('a')])).toEqual([['c', 'a'], ['b']]);
  });

  it('are each of the texts that never became a post', () => {
    const news = { articleId: undefined };
    expect(shown([aCopy('b', news), aCopy('a', news)])).toEqual([['b'], ['a']]);
  });

  it('are posts of one project', () => {
    expect(shown([aCopy('b'), aCopy('a', { projectId: '2' })])).toEqual([['b'], ['a']]);
  });

  it('leave out copies of the same words, and what a page shows', () => {
    const again = aCopy('b', { life: 'again' });
    expect(shown([aCopy('c'), aCopy('b'), again], ({ life }) => life === 'c')).toEqual([['b']]);
  });
});
