const manyLines = (count) => 'export {};\n'.repeat(count);

/** Faults that lint must name, each in a file of its own. */
export const PLANTED_LINT = {
  'suspicious/noExplicitAny': ['any.ts', 'export const planted: any = 1;\n'],
  'suspicious/noConsole': ['talks.ts', "console.log('planted');\n"],
  'suspicious/noFocusedTests': ['only.test.ts', "test.only('planted', () => {});\n"],
  'suspicious/noSkippedTests': ['skip.test.ts', "test.skip('planted', () => {});\n"],
  'style/noDefaultExport': ['default.ts', 'export default 1;\n'],
  'style/noNonNullAssertion': ['bang.ts', "export const planted = 'a'.at(0)!;\n"],
  'style/useImportType': ['type.ts', "import { Planted } from './any.ts';\n\nexport type Same = Planted;\n"],
  'style/noEnum': ['enum.ts', 'export enum Planted {\n  A = 1,\n}\n'],
  'style/noParameterProperties': [
    'property.ts',
    'export class Planted {\n  constructor(readonly a: number) {}\n}\n',
  ],
  'style/noExcessiveLinesPerFile': ['long.ts', manyLines(301)],
  'style/useFilenamingConvention': ['CamelCase.ts', 'export {};\n'],
  'correctness/noUnusedImports': ['unused.ts', "import { planted } from './any.ts';\n\nexport {};\n"],
  'complexity/noExcessiveCognitiveComplexity': ['knot.ts', knot(6)],
  'a11y/useAltText': ['picture.tsx', 'export function Planted() {\n  return <img src="a" />;\n}\n'],
  format: ['format.ts', 'export const a={b:1}\n'],
};

/** Loops within loops. @param {number} depth */
function knot(depth) {
  const lines = Array.from(
    { length: depth },
    (_, level) => `${'  '.repeat(level + 1)}for (const a${level} of b) {`,
  );
  const ends = lines.map((line) => line.replace(/for.*/, '}')).reverse();
  const inner = `${'  '.repeat(depth + 1)}if (a0 === a1) return;`;
  return ['export function planted(b: number[]) {', ...lines, inner, ...ends, '}', ''].join('\n');
}

/** Faults that the compiler must name by code. */
export const PLANTED_TYPES = {
  TS2322: "export type Planted = 1;\nexport const first: string = ['a'][0];",
  TS2375: 'export const a: { b?: string } = { b: undefined };',
  TS1294: 'export enum Planted { A }',
  TS1484: "import { Planted } from './ts2322.ts';\nexport type Same = Planted;",
  TS6133: 'export function planted(unused: number) {}',
};

/** A small project with one unused thing of each kind, which knip must name. */
export const PLANTED_UNUSED = {
  'package.json': '{ "type": "module", "private": true, "workspaces": ["packages/*"] }',
  'packages/contract/package.json':
    '{ "name": "@toasoan/contract", "type": "module", "exports": { "./*": "./src/*" }, "dependencies": { "planted-dependency": "1" } }',
  'packages/contract/src/core/a.ts':
    'export const used = 1;\nexport const plantedInContract = 2;\nexport type PlantedType = 3;\n',
  'packages/server/package.json':
    '{ "name": "@toasoan/server", "type": "module", "imports": { "#server/*": "./src/*" }, "dependencies": { "@toasoan/contract": "1" } }',
  'packages/server/src/main.ts':
    "import { used } from '@toasoan/contract/core/a.ts';\nimport '#server/core/b.ts';\nimport 'planted-unlisted';\nvoid used;\n",
  'packages/server/src/core/b.ts': 'export const plantedInServer = 2;\n',
  'packages/server/src/core/planted-file.ts': 'export {};\n',
  'packages/web/package.json':
    '{ "name": "@toasoan/web", "type": "module", "imports": { "#web/*": "./src/*" } }',
  'packages/web/index.html': '<script type="module" src="/src/main.tsx"></script>',
  'packages/web/src/main.tsx': "import '#web/core/c.ts';\n",
  'packages/web/src/core/c.ts': 'export const plantedInWeb = 2;\n',
};

export const EXPECTED_UNUSED = [
  'plantedInContract',
  'PlantedType',
  'plantedInServer',
  'plantedInWeb',
  'planted-file.ts',
  'planted-dependency',
  'planted-unlisted',
];
