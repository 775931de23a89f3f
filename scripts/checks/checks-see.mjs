import { copyFile, mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fromRoot } from '../setup/paths.mjs';
import { runPackage } from '../testing/program.mjs';
import { overBudget, tooManyFiles } from './budgets.mjs';
import { cruise } from './dependency-rules.mjs';
import { incompleteLockFile, leakedAddresses } from './leaks.mjs';
import { EXPECTED_UNUSED, PLANTED_LINT, PLANTED_TYPES, PLANTED_UNUSED } from './planted-faults.mjs';
import { INNOCENT_FILES, PLANTED_IMPORTS, plantedOrder } from './planted-imports.mjs';
import { fetchOutsideOfApi, fileSizes, refetchOutsideOfQuery } from './sources.mjs';
import { specCoverage } from './spec-coverage.mjs';
import { rawBreakpoints, rawSizes, repeatedPrimitives } from './styles.mjs';
import { missingTexts, unequalTexts, unusedTexts } from './texts.mjs';
import { privateWords } from './vocabulary.mjs';

/** A check that sees nothing would always pass. Plants one fault for each rule and fails when one is not reported. */
export async function checksSee() {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'toasoan-checks-')));
  try {
    const unseen = await Promise.all([
      unseenImports(join(folder, 'imports')),
      unseenLint(join(folder, 'lint')),
      unseenTypes(join(folder, 'types')),
      unseenUnused(join(folder, 'unused')),
      unseenByOwnChecks(),
    ]);
    return {
      problems: unseen
        .flat()
        .map((what) => `Planted and not seen: ${what}`)
        .join('\n'),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** @param {string} folder @param {Record<string, string>} files */
async function plant(folder, files) {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}

/** @param {string} folder */
async function unseenImports(folder) {
  await plant(folder, INNOCENT_FILES);
  await copyFile(fromRoot('tsconfig.base.json'), join(folder, 'tsconfig.base.json'));
  for (const files of Object.values(PLANTED_IMPORTS)) await plant(folder, files);
  const { rules } = await cruise(folder);
  const names = rules.map(({ name }) => name);
  for (const files of Object.values(plantedOrder(names))) await plant(folder, files);
  const seen = new Set((await cruise(folder)).found.map(({ rule }) => rule.name));
  return names.filter((name) => !seen.has(name)).map((name) => `dependency rule ${name}`);
}

/** @param {string} folder */
async function unseenLint(folder) {
  await plant(folder, Object.fromEntries(Object.values(PLANTED_LINT)));
  await Promise.all(['biome.json', '.gitignore'].map((name) => copyFile(fromRoot(name), join(folder, name))));
  const args = ['ci', '--error-on-warnings', '--max-diagnostics=none', '--colors=off'];
  const { output } = await runPackage('@biomejs/biome', 'biome', args, { cwd: folder });
  return Object.entries(PLANTED_LINT)
    .filter(([rule, [file]]) => !new RegExp(`${file}\\S* (lint/)?${rule} `).test(output))
    .map(([rule]) => `lint ${rule}`);
}

/** @param {string} folder */
async function unseenTypes(folder) {
  await plant(folder, {
    'tsconfig.json': JSON.stringify({
      extends: fromRoot('tsconfig.base.json'),
      compilerOptions: { incremental: false },
    }),
    'package.json': '{ "type": "module" }',
    ...Object.fromEntries(
      Object.entries(PLANTED_TYPES).map(([code, text]) => [`${code.toLowerCase()}.ts`, text]),
    ),
  });
  const { output } = await runPackage('typescript-native', 'tsc', ['--project', folder]);
  return Object.keys(PLANTED_TYPES)
    .filter((code) => !output.includes(code))
    .map((code) => `type error ${code}`);
}

/** @param {string} folder */
async function unseenUnused(folder) {
  await plant(folder, PLANTED_UNUSED);
  await copyFile(fromRoot('knip.json'), join(folder, 'knip.json'));
  await mkdir(join(folder, 'node_modules', '@toasoan'), { recursive: true });
  await symlink(
    join(folder, 'packages', 'contract'),
    join(folder, 'node_modules', '@toasoan', 'contract'),
    'junction',
  );
  const { output } = await runPackage('knip', 'knip', ['--no-progress', '--no-config-hints'], {
    cwd: folder,
  });
  return EXPECTED_UNUSED.filter((name) => !output.includes(name)).map((name) => `unused ${name}`);
}

/** The checks of texts get texts that exist in no file. */
function unseenByOwnChecks() {
  const source = (text) => [{ path: 'packages/web/src/features/tags/tag-form.tsx', text }];
  const style = (text) => [{ path: 'packages/web/src/features/tags/tag-form.module.css', text }];
  const primitives = [
    { path: 'packages/web/src/ui/layout/text.module.css', text: '.hint {\n  color: red;\n  font: small;\n}' },
  ];
  const texts = (vi, en) => [
    { path: 'packages/web/src/a/texts/vi.json', text: JSON.stringify(vi) },
    { path: 'packages/web/src/a/texts/en.json', text: JSON.stringify(en) },
  ];
  const lock = {
    packages: {
      '': {},
      'node_modules/a': { integrity: 'planted', optionalDependencies: { '@a/linux-arm64': '1.0.0' } },
    },
  };
  const addressed = { packages: { 'node_modules/a': { integrity: 'planted', resolved: 'planted' } } };
  const unhashed = { packages: { 'packages/a': {}, 'node_modules/a': { version: '1.0.0' } } };
  const asPage = (text) => [{ path: 'docs/spec-coverage.md', text }];
  const asLock = (content) => [{ path: 'package-lock.json', text: JSON.stringify(content) }];
  const found = {
    'a file of 301 lines': fileSizes(source('x\n'.repeat(301)), {}).problems,
    'a call of fetch': fetchOutsideOfApi(source("await fetch('/x');")),
    'a query refetched by itself': refetchOutsideOfQuery(source('void client.invalidateQueries({});')),
    'a raw distance': rawSizes(style('.a {\n  padding: 0 7px;\n}')),
    'a raw distance in another unit': rawSizes(style('.a { padding: 1rem }')),
    'a raw size of type': rawSizes(style('.a { font-size: 0.9em; }')),
    'a raw size in a short form of type': rawSizes(style('.a { font: 400 13px / 20px serif; }')),
    'a width of the window': rawBreakpoints(style('@media (width < 700px) {\n}')),
    'a width of a container': rawBreakpoints(style('@container (max-width: 40rem) {\n}')),
    'a copy of Row': repeatedPrimitives(style('.a { display: flex; gap: var(--space-2); }')),
    'a copy of Stack': repeatedPrimitives(style('.a { gap: var(--space-2); display: grid; }')),
    'a copy of a text style': repeatedPrimitives([
      ...primitives,
      ...style('.a { font: small; color: red; }'),
    ]),
    'a text without translation': unequalTexts(texts({ a: 'b' }, {})),
    'a text without original': unequalTexts(texts({}, { a: 'b' })),
    'a place to fill in that one language lacks': unequalTexts(texts({ a: 'b {{c}}' }, { a: 'b' })),
    'a text that is not there': missingTexts(source("t('planted')")),
    'a text that no source uses': unusedTexts(texts({ planted: 'b' }, { planted: 'b' })),
    'a path of this machine': leakedAddresses(source('see /planted/clone/x'), ['/planted/clone/']),
    'the host of a registry': leakedAddresses(source('https://planted.example/x'), ['planted.example']),
    'a package that the lock file lacks': incompleteLockFile(asLock(lock)),
    'a download address in the lock file': incompleteLockFile(asLock(addressed)),
    'a package without a hash in the lock file': incompleteLockFile(asLock(unhashed)),
    'a statement whose test is gone': specCoverage(asPage('| 2.1 | x | `a.test.ts › planted` |')).slice(1),
    'a statement without a test': specCoverage(asPage('| 2.1 | x | not built yet: y |')).slice(1),
    'a statement that is not there': specCoverage([]),
    'a private word in an identifier': privateWords(source('const postMove = 1;')),
    'a private word in a type': privateWords(source('interface TagNeeds {}')),
    'a private word in a file name': privateWords([{ path: 'packages/web/src/upload-turns.ts', text: '' }]),
    'a private word in a test title': privateWords(source("test('a tag is told', () => {});")),
    'an address that needs too many files': tooManyFiles({
      path: '/manager_post',
      scripts: Array(9).fill('a.js'),
      parts: ['b.js'],
      styles: [],
      texts: {},
    }),
    'a chunk over its budget': overBudget({ name: 'login', limit: 110, kilobytes: 110.1 }),
  };
  return Object.keys(found).filter((what) => found[what].length === 0);
}
