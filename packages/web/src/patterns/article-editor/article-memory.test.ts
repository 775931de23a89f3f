import { getSchema } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Transform } from '@tiptap/pm/transform';
import { ARTICLE_CORPUS } from '@toasoan/contract/article/article-corpus.ts';
import { articleFacts } from '@toasoan/contract/article/article-facts.ts';
import type { ArticleDocument } from '@toasoan/contract/article/article-node.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readDocument, sumDocument, writeDocument } from './article-memory.ts';
import { articleMarks } from './schema/article-marks.ts';
import { articleNodes } from './schema/article-nodes.ts';

const schema = getSchema([...articleNodes, ...articleMarks]);
const OWN = ['toasoan.vn'];
const whole: ArticleDocument = {
  type: 'doc',
  content: ARTICLE_CORPUS.flatMap(({ document }) => document.content),
};

const edit = fc.record({
  from: fc.double({ min: 0, max: 1, noNaN: true }),
  length: fc.nat({ max: 40 }),
  words: fc.constantFrom('', 'chữ ', 'a', '. '),
  href: fc.constantFrom(undefined, '/trong', 'https://toasoan.vn', 'https://a.vn', 'https://khong'),
});
type Edit = typeof edit extends fc.Arbitrary<infer One> ? One : never;

/** Deletes, types and links anywhere the schema allows. */
function edited(doc: Node, { from, length, words, href }: Edit): Node {
  const change = new Transform(doc);
  const start = Math.floor(from * doc.content.size);
  const end = Math.min(start + length, doc.content.size);
  change.deleteRange(start, end);
  const $at = change.doc.resolve(Math.min(start, change.doc.content.size));
  if (words !== '' && $at.parent.isTextblock) {
    const marks =
      href !== undefined && $at.parent.type.spec.code !== true ? [schema.mark('link', { href })] : [];
    change.insert($at.pos, schema.text(words, marks));
  }
  return change.doc;
}

test('facts cached per block equal those of the whole article after any edits', () => {
  fc.assert(
    fc.property(fc.array(edit, { minLength: 1, maxLength: 12 }), (edits) => {
      let doc = schema.nodeFromJSON(whole);
      for (const one of edits) {
        doc = edited(doc, one);
        const json: ArticleDocument = doc.toJSON();
        expect(writeDocument(doc)).toEqual(json);
        expect(sumDocument(doc, OWN)).toEqual(articleFacts(json, OWN));
        expect(readDocument(schema, writeDocument(doc)).eq(doc)).toBe(true);
      }
    }),
    { seed: 20_251_120, numRuns: 40 },
  );
});

test('a change keeps every other block as the same object', () => {
  const before = schema.nodeFromJSON(whole);
  const after = new Transform(before).insert(1, schema.text('a')).doc;
  const [one, other] = [writeDocument(before), writeDocument(after)];
  expect(other.content[0]).not.toBe(one.content[0]);
  expect(other.content.slice(1).every((block, index) => block === one.content[index + 1])).toBe(true);
  expect(writeDocument(after)).toBe(other);
  expect(readDocument(schema, other).child(5)).toBe(after.child(5));
});

test('a document from elsewhere is read unchanged', () => {
  expect(readDocument(schema, whole).toJSON()).toEqual(schema.nodeFromJSON(whole).toJSON());
});
