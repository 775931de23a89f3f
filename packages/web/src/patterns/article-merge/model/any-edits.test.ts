import type { ArticleDocument, ArticleNode } from '@toasoan/contract/article/article-node.ts';
import { articleText } from '@toasoan/contract/article/article-text.ts';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { anyEdited, articleOf, articleOfBlocks, type Edited } from '../test-support/edited-articles.ts';
import { mergeArticles, mergedArticle } from './merge-articles.ts';
import { conflictsOf } from './merge-part.ts';

// Thousands of generated cases take time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const wordsOf = (document: ArticleNode) => articleText(document).split(/\s+/).filter(Boolean);
const linesOf = (document: ArticleDocument) => document.content.map((block) => articleText(block));

function merge(
  { base, mine, theirs }: Edited,
  toArticle: (lines: Edited['base']) => ArticleDocument = articleOf,
) {
  const parts = mergeArticles(toArticle(base), toArticle(mine), toArticle(theirs));
  return { parts, conflicts: conflictsOf(parts) };
}

const KINDS = [
  ['lines', articleOf, 1],
  ['galleries, boxes, related lines and files', articleOfBlocks, 0.4],
] as const;

describe.each(KINDS)('any edits of %s by two users without a conflict', (_, toArticle, share) => {
  test('every inserted word occurs once, and every deleted one is gone', () => {
    fc.assert(
      fc.property(anyEdited, (edited) => {
        const { parts, conflicts } = merge(edited, toArticle);
        fc.pre(conflicts.length === 0);
        const [base, mine, theirs] = [edited.base.flat(), edited.mine.flat(), edited.theirs.flat()];
        const isNew = (word: string) => !base.includes(word);
        const wanted = [
          ...base.filter((word) => mine.includes(word) && theirs.includes(word)),
          ...mine.filter(isNew),
          ...theirs.filter(isNew),
        ];
        const found = wordsOf(mergedArticle(parts));
        expect(new Set(found).size).toBe(found.length);
        expect(found).toEqual(expect.arrayContaining(wanted));
        // A word that one side deleted stays if the other rewrote its line, or moved it into another.
        const untouched = new Set(edited.base.map(String));
        const lines = [...edited.mine, ...edited.theirs].filter((line) => !untouched.has(String(line)));
        for (const word of found.filter((one) => !wanted.includes(one))) {
          expect(base).toContain(word);
          expect(lines.some((line) => line.includes(word))).toBe(true);
        }
      }),
      { numRuns: 1500 * share },
    );
  });

  test('the result is symmetric, up to the order at one place', () => {
    fc.assert(
      fc.property(anyEdited, (edited) => {
        const { parts, conflicts } = merge(edited, toArticle);
        const other = merge({ ...edited, mine: edited.theirs, theirs: edited.mine }, toArticle);
        expect(other.conflicts).toHaveLength(conflicts.length);
        fc.pre(conflicts.length === 0);
        expect(linesOf(mergedArticle(other.parts)).sort()).toEqual(linesOf(mergedArticle(parts)).sort());
      }),
      { numRuns: 1000 * share },
    );
  });
});

test('in a conflict every word of both is in one of the texts', () => {
  fc.assert(
    fc.property(anyEdited, (edited) => {
      const { parts } = merge(edited);
      const said = (side: 'mine' | 'theirs') =>
        new Set(
          parts.flatMap((part) => (part.kind === 'merged' ? part.blocks : part[side])).flatMap(wordsOf),
        );
      const base = edited.base.flat();
      for (const side of ['mine', 'theirs'] as const)
        for (const word of edited[side].flat())
          if (!base.includes(word)) expect([...said(side)]).toContain(word);
    }),
    { numRuns: 1000 },
  );
});

test.each(KINDS)('one side alone is taken unchanged: %s', (_, toArticle, share) => {
  fc.assert(
    fc.property(anyEdited, ({ base, mine }) => {
      const changed = toArticle(mine);
      expect(mergedArticle(merge({ base, mine, theirs: base }, toArticle).parts)).toEqual(changed);
      expect(mergedArticle(merge({ base, mine: base, theirs: mine }, toArticle).parts)).toEqual(changed);
      expect(mergedArticle(merge({ base, mine, theirs: mine }, toArticle).parts)).toEqual(changed);
    }),
    { numRuns: 500 * share },
  );
});
