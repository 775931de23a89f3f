import { expect, test } from 'vitest';
import { keyOf } from './dependency-rules.mjs';

const BEFORE = "import { a } from './a.ts';\n\nexport const b = a('x');\n";
const PATH = 'packages/web/src/core/b.ts';
const keyWith = (text, others = []) => keyOf([{ path: PATH, text }, ...others]);
const other = (path, text = '') => [{ path, text }];

test('a changed body keeps the key of the import graph', () => {
  expect(keyWith(BEFORE.replace("'x'", "'y' + \"it's\""))).toBe(keyWith(BEFORE));
});

test.each([
  ['another specifier', BEFORE.replace('./a.ts', './c.ts')],
  ['a type-only import', BEFORE.replace('import', 'import type')],
  ['a side effect', `${BEFORE}import './c.ts';`],
  ['an export of another file', `${BEFORE}export * from './c.ts';`],
  ['a named export over several lines', `${BEFORE}export {\n  c,\n} from './c.ts';`],
  ['a type export over several lines', `${BEFORE}export type {\n  C,\n} from './c.ts';`],
  ['a dynamic import', `${BEFORE}const c = await import('./c.ts');`],
  ['a dynamic import over several lines', `${BEFORE}const c = import(\n  './c.ts'\n);`],
  ['an import within a type', `${BEFORE}export type C = import('./c.ts').C;`],
  ['a required file', `${BEFORE}const c = require('./c.cjs');`],
  ['a reference', `/// <reference path="./c.ts" />\n${BEFORE}`],
])('%s changes the key', (_, text) => {
  expect(keyWith(text)).not.toBe(keyWith(BEFORE));
});

test.each([
  ['a new file', other('packages/web/src/core/c.ts')],
  ['a new picture', other('packages/web/public/c.png')],
  ['changed rules', other('.dependency-cruiser.mjs', '1')],
  ['changed versions', other('package-lock.json', '1')],
  ['a changed package', other('packages/web/package.json', '1')],
])('%s changes the key', (_, others) => {
  expect(keyWith(BEFORE, others)).not.toBe(keyWith(BEFORE));
});
