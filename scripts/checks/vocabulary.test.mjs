import { expect, test } from 'vitest';
import { privateWords } from './vocabulary.mjs';

const PATH = 'packages/web/src/patterns/board/board.tsx';
const found = (text, path = PATH) => privateWords([{ path, text }]);

test.each([
  ['camel case', 'const onPostMove = 1;'],
  ['Pascal case', 'export class Mover {}'],
  ['snake case', 'const post_move = 1;'],
  ['capitals', 'const POST_MOVE = 1;'],
  ['a private member', 'class Streams { #told = 0; }'],
  ['a property', 'const a = { whyNot: 1 };'],
  ['an attribute', 'const a = <button whyNot="b" />;'],
  ['a type of options', 'interface PageNeeds { readonly a: string }'],
  ['the beginning of a word', 'const rehearsalOf = 1;'],
])('an identifier in %s is found', (_, text) => {
  expect(found(text)).toEqual([expect.stringMatching(/^packages\/.*board\.tsx:1 identifier "/)]);
});

test.each([
  ['plain', "test('the author is told', () => {});"],
  ['with a table', "it.each([1])('the author is told %s', () => {});"],
  ['with a condition', "describe.skipIf(a)('the author is told', () => {});"],
  ['as a template', 'it(`the author of one is told`, () => {});'],
  ['of two words', "test('posts are brought in', () => {});"],
])('a test title %s is found', (_, text) => {
  expect(found(text, 'packages/web/src/a.test.ts')).toEqual([
    expect.stringMatching(/^packages\/web\/src\/a\.test\.ts:1 test title "/),
  ]);
});

test('a file name is found', () => {
  expect(found('', 'packages/web/src/core/upload-turns.ts')).toHaveLength(1);
});

test('a folder name is found', () => {
  expect(found('', 'packages/web/src/users/rehearsal/changes.tsx')).toHaveLength(1);
});

test('a key of texts is found, and their words are not', () => {
  const texts = '{\n  "rehearsal.title": "a",\n  "title": "the author is told"\n}';
  expect(found(texts, 'packages/web/src/features/users/texts/vi.json')).toEqual([
    expect.stringMatching(/vi\.json:2 text key "rehearsal\.title"/),
  ]);
});

test('the words for test suites and dependency rules are private in the scripts only', () => {
  expect(found('const brokenArrows = runRing();', 'scripts/checks/a.mjs')).toHaveLength(2);
  expect(found('const focusRing = <ArrowUp />;')).toEqual([]);
});

test.each([
  ['a comment', '// the author is told, asked again and joined by a twin'],
  ['a text', "const text = 'the author is told';"],
  ['a text of JSX', 'const a = <p>the author is told</p>;'],
  ['a move of something', 'moveItem(); tree.moveNode(a);'],
  ['needs of a variable', 'const needs = 1;'],
  ['part of a longer word', 'const timestamp = intelligent(wishlist, desktop);'],
  ['a stored name', 'row.twin_id; event.timeStamp;'],
])('%s is no private word', (_, text) => {
  expect(found(text)).toEqual([]);
});

test.each([
  ['a variable', 'const moves = 1;'],
  ['a parameter', 'post.transitions.map((move) => move.to);'],
  ['a field by its own name', 'log.map(({ move }) => 1);'],
  ['a capital', 'const MOVES = 1;'],
  ['a word of three letters', 'function stepsOf(via) {}'],
])('a move is private where only states change: %s', (_, text) => {
  expect(found(text, 'packages/web/src/features/posts/workflow/a.ts')).toHaveLength(1);
  expect(found(text, 'packages/web/src/features/categories/tree/a.ts')).toEqual([]);
});

test('a field of the API keeps its name where it is read, written or renamed', () => {
  const text = 'interface A { via: 1 }; log.map(({ move: transition }) => ({ move: transition, b: a.via }));';
  expect(found(text, 'packages/web/src/features/posts/workflow/a.ts')).toEqual([]);
});

test('migrations keep the words of their day', () => {
  expect(found('const postMove = 1;', 'packages/server/migrations/0001-moves.ts')).toEqual([]);
});
