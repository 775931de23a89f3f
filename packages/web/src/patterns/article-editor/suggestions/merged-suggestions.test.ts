import { getSchema } from '@tiptap/core';
import { EditorState } from '@tiptap/pm/state';
import type { ArticleDocument } from '@toasoan/contract/article/article-node.ts';
import { checkArticle } from '@toasoan/contract/article/check-article.ts';
import { listSuggestions } from '@toasoan/contract/article/list-suggestions.ts';
import { withoutSuggestions } from '@toasoan/contract/article/resolve-suggestions.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mergeArticles, mergedArticle } from '../../article-merge/model/merge-articles.ts';
import { conflictsOf } from '../../article-merge/model/merge-part.ts';
import { articleMarks } from '../schema/article-marks.ts';
import { articleNodes } from '../schema/article-nodes.ts';
import { suggestionPlugin } from './suggestion-plugin.ts';
import { anEdit, type Edit, START, transactionOf } from './test-support/any-edit.ts';

const schema = getSchema([...articleNodes, ...articleMarks]);
const canonical = (document: ArticleDocument) => checkArticle(JSON.parse(JSON.stringify(document)));

/** START after some suggested edits of one user. */
function suggestedBy(userId: string, word: string, edits: readonly Edit[]): ArticleDocument {
  const author = { userId, name: `Người ${userId}` };
  const { plugin } = suggestionPlugin({ author: () => author, reportProgress: () => undefined });
  let state = EditorState.create({ doc: schema.nodeFromJSON(START), plugins: [plugin] });
  for (const edit of edits) {
    const change = transactionOf(state, { ...edit, words: ` ${word} ` });
    if (change) state = state.apply(change);
  }
  return canonical(JSON.parse(JSON.stringify(state.doc.toJSON())));
}
const count = (document: ArticleDocument, word: string) =>
  JSON.stringify(document).split(new RegExp(`\\b${word}\\b`)).length - 1;

const textual = anEdit.filter(({ kind }) => ['type', 'replace', 'delete', 'split', 'paste'].includes(kind));
const some = fc.array(textual, { minLength: 1, maxLength: 4 });

// Hundreds of generated cases take time on a busy machine.
describe('suggestions of two users in one article', { timeout: 120_000 }, () => {
  test('merge with every suggested word of both, and rejecting all restores the original', () => {
    let joined = 0;
    fc.assert(
      fc.property(some, some, (one, other) => {
        const mine = suggestedBy('7', 'mmm', one);
        const theirs = suggestedBy('8', 'ttt', other);
        const parts = mergeArticles(canonical(START), mine, theirs);
        const answers = [mergedArticle(parts), mergedArticle(parts, ({ theirs: blocks }) => blocks)] as const;
        expect(count(answers[0], 'mmm')).toBeGreaterThanOrEqual(count(mine, 'mmm'));
        expect(count(answers[1], 'ttt')).toBeGreaterThanOrEqual(count(theirs, 'ttt'));
        if (conflictsOf(parts).length > 0) return;
        joined += 1;
        expect(count(answers[0], 'ttt')).toBe(count(theirs, 'ttt'));
        expect(count(answers[0], 'mmm')).toBe(count(mine, 'mmm'));
        expect(canonical(withoutSuggestions(answers[0]))).toEqual(canonical(START));
        const authors = new Set(listSuggestions(answers[0]).map(({ authorId }) => authorId));
        for (const document of [mine, theirs])
          for (const { authorId } of listSuggestions(document)) expect(authors).toContain(authorId);
      }),
      { numRuns: 100, seed: 20_261_122 },
    );
    expect(joined).toBeGreaterThan(10);
  });

  test("one user's acceptance and the other's further suggestions are both kept", () => {
    const base = suggestedBy('7', 'mmm', [{ kind: 'type', from: 0, length: 0, words: 'x' }]);
    const accepted = canonical(JSON.parse(JSON.stringify(base).replace(/"marks":\[[^\]]*\],?/g, '')));
    const { plugin } = suggestionPlugin({
      author: () => ({ userId: '8', name: 'Người 8' }),
      reportProgress: () => undefined,
    });
    const state = EditorState.create({ doc: schema.nodeFromJSON(base), plugins: [plugin] });
    const end = state.doc.content.size - 1;
    const theirs = canonical(
      JSON.parse(JSON.stringify(state.apply(state.tr.insert(end, schema.text(' ttt'))).doc.toJSON())),
    );
    const parts = mergeArticles(base, accepted, theirs);
    expect(conflictsOf(parts)).toEqual([]);
    const merged = mergedArticle(parts);
    expect(listSuggestions(merged)).toMatchObject([{ authorId: '8', inserted: ' ttt' }]);
    expect(count(merged, 'mmm')).toBe(1);
  });
});
