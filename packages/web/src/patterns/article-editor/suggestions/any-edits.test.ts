import { getSchema } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { EditorState } from '@tiptap/pm/state';
import type { ArticleDocument } from '@toasoan/contract/article/article-node.ts';
import { checkArticle } from '@toasoan/contract/article/check-article.ts';
import { listSuggestions } from '@toasoan/contract/article/list-suggestions.ts';
import {
  resolveSuggestions,
  type Verdict,
  withoutSuggestions,
  withSuggestions,
} from '@toasoan/contract/article/resolve-suggestions.ts';
import { suggestionBy } from '@toasoan/contract/article/suggestion-mark.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { articleMarks } from '../schema/article-marks.ts';
import { articleNodes } from '../schema/article-nodes.ts';
import { suggestionPlugin } from './suggestion-plugin.ts';
import { anEdit, type Edit, START, transactionOf } from './test-support/any-edit.ts';

const schema = getSchema([...articleNodes, ...articleMarks]);
const AUTHORS = [
  { userId: '7', name: 'Trần Biên Tập' },
  { userId: '8', name: 'Lê Thư Ký' },
] as const;

const jsonOf = (doc: Node): ArticleDocument => JSON.parse(JSON.stringify(doc.toJSON()));
const canonical = (document: ArticleDocument) => checkArticle(JSON.parse(JSON.stringify(document)));
const rejected = (document: ArticleDocument) => canonical(withoutSuggestions(document));
const accepted = (document: ArticleDocument) => canonical(withSuggestions(document));

interface Step {
  readonly edit: Edit;
  readonly author: 0 | 1;
}
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({ edit: anEdit, author: fc.constantFrom<0 | 1>(0, 1) }),
  { minLength: 1, maxLength: 12 },
);

/** The text after each edit: as suggested, and as the same edit changes the original text directly. */
function edited(edits: readonly Step[]): { before: Node; plain: Node; suggested: Node }[] {
  let by: 0 | 1 = 0;
  const { plugin } = suggestionPlugin({ author: () => AUTHORS[by], reportProgress: () => undefined });
  let state = EditorState.create({ doc: schema.nodeFromJSON(START), plugins: [plugin] });
  return edits.flatMap(({ edit, author }) => {
    by = author;
    const change = transactionOf(state, edit);
    if (change === undefined) return [];
    const before = state.doc;
    state = state.apply(change);
    return [{ before, plain: change.doc, suggested: state.doc }];
  });
}

// Hundreds of generated cases take time on a busy machine.
describe('any edits while suggesting', { timeout: 120_000 }, () => {
  const runs = { numRuns: 120, seed: 20_261_122 };

  test('rejected as a whole restore the original text', () => {
    fc.assert(
      fc.property(steps, (edits) => {
        const suggested = edited(edits).at(-1)?.suggested ?? schema.nodeFromJSON(START);
        expect(rejected(jsonOf(suggested))).toEqual(canonical(START));
        expect(rejected(canonical(jsonOf(suggested)))).toEqual(canonical(START));
      }),
      runs,
    );
  });

  test('accepted as a whole equal plain editing', () => {
    fc.assert(
      fc.property(steps, (edits) => {
        for (const { plain, suggested } of edited(edits))
          expect(accepted(jsonOf(suggested))).toEqual(accepted(jsonOf(plain)));
      }),
      runs,
    );
  });

  test.each(['accept', 'reject'] as const)(
    'decided one by one in any order to %s equal deciding all at once',
    (verdict: Verdict) => {
      fc.assert(
        fc.property(steps, fc.array(fc.nat(), { maxLength: 20 }), (given, order) => {
          // For overlapping suggestions of two users, the order decides into which line words flow.
          const edits =
            verdict === 'accept' ? given.map(({ edit }) => ({ edit, author: 0 as const })) : given;
          const suggested = canonical(jsonOf(edited(edits).at(-1)?.suggested ?? schema.nodeFromJSON(START)));
          let document = suggested;
          for (let turn = 0; turn < 200; turn += 1) {
            const open = listSuggestions(document);
            const one = open[(order[turn % Math.max(1, order.length)] ?? 0) % Math.max(1, open.length)];
            if (one === undefined) break;
            document = resolveSuggestions(document, (mark) =>
              suggestionBy(mark).id === one.id ? verdict : 'keep',
            );
          }
          const whole = verdict === 'accept' ? withSuggestions(suggested) : withoutSuggestions(suggested);
          expect(canonical(document)).toEqual(canonical(whole));
        }),
        runs,
      );
    },
  );
});
