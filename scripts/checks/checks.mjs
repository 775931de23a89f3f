import { createHash } from 'node:crypto';
import { runPackage } from '../testing/program.mjs';
import { importGraph } from './dependency-rules.mjs';
import { incompleteLockFile, leakedAddresses, machineSecrets } from './leaks.mjs';
import { readProject } from './project-files.mjs';
import { recall, remember, unlessPassed } from './remembered.mjs';
import { fetchOutsideOfApi, fileSizes, refetchOutsideOfQuery } from './sources.mjs';
import { specCoverage } from './spec-coverage.mjs';
import { rawBreakpoints, rawSizes, repeatedPrimitives } from './styles.mjs';
import { missingTexts, unequalTexts, unusedTexts } from './texts.mjs';
import { privateWords } from './vocabulary.mjs';

/** @typedef {() => Promise<{ problems: string, note?: string }>} Check */

/** @param {{ code: number, output: string }} run */
const verdict = ({ code, output }) => ({ problems: code === 0 ? '' : output });

/**
 * @param {string} folder with a tsconfig.json
 * @param {string[]} inputs everything that its files import, besides packages
 */
export const types = (folder, inputs) =>
  unlessPassed(`types ${folder}`, ['tsconfig.json', ...inputs], async () =>
    verdict(await runPackage('typescript-native', 'tsc', ['--project', folder, '--pretty'])),
  );

const LINT = 'lint';
/** More paths do not fit into a command line, and then the difference to all files is small. */
const MOST_PATHS = 500;

/**
 * Every rule of biome.json judges one file by itself, so a file that has passed needs no second look.
 * @type {Check}
 */
export const lint = async () => {
  const linted = readProject().filter(({ path }) => !/\.md$|^package-lock\.json$/.test(path));
  const version = hashOf(
    readProject()
      .filter(({ path }) => /^(biome\.json|package-lock\.json|\.gitignore)$|(^|\/)package\.json$/.test(path))
      .map(({ text }) => text)
      .join('\0'),
  );
  const known = recall(LINT);
  const passed = known?.version === version ? known.files : {};
  const files = Object.fromEntries(linted.map(({ path, text }) => [path, hashOf(text)]));
  const changed = Object.keys(files).filter((path) => passed[path] !== files[path]);
  if (changed.length === 0) return { problems: '', note: 'unchanged since it passed' };
  const paths = changed.length > MOST_PATHS ? [] : changed;
  const options = ['--error-on-warnings', '--no-errors-on-unmatched', '--colors=off'];
  const result = verdict(await runPackage('@biomejs/biome', 'biome', ['ci', ...options, ...paths]));
  // What was saved during the run is looked at again next time.
  const after = new Map(readProject({ fresh: true }).map(({ path, text }) => [path, text]));
  const kept = Object.entries(files).filter(([path, hash]) => hashOf(after.get(path) ?? '') === hash);
  if (!result.problems) remember(LINT, { version, files: Object.fromEntries(kept) });
  return { ...result, note: paths.length > 0 ? `${changed.length} changed files` : 'all files' };
};

/** @param {string} text */
const hashOf = (text) => createHash('sha256').update(text).digest('base64').slice(0, 20);

/** @type {Check} */
export const unused = unlessPassed('unused code', [''], async () =>
  verdict(
    await runPackage('knip', 'knip', ['--no-progress', '--treat-config-hints-as-errors', ...knipCache()]),
  ),
);

const knipCache = () => (process.env.CI ? [] : ['--cache', '--cache-location', 'node_modules/.cache/knip']);

/** The house's own checks: each looks at the texts of all files. @type {Record<string, Check>} */
export const ownChecks = {
  'file sizes': async () => fileSizes(readProject(), (await importGraph()).graph),
  'fetch stays in core/api': async () => listed(fetchOutsideOfApi(readProject())),
  'refetching stays in core/query': async () => listed(refetchOutsideOfQuery(readProject())),
  'sizes come from tokens': async () =>
    listed([rawSizes, rawBreakpoints, repeatedPrimitives].flatMap((look) => look(readProject()))),
  'texts in both languages': async () => listed(unequalTexts(readProject())),
  'no text missing': async () => listed(missingTexts(readProject())),
  'no text unused': async () => listed(unusedTexts(readProject())),
  'no address of a registry or a machine': async () =>
    listed(leakedAddresses(readProject(), await machineSecrets())),
  vocabulary: async () => listed(privateWords(readProject())),
  'every statement of the specification has its test': async () => listed(specCoverage(readProject())),
  'lock file complete for every system': async () => listed(incompleteLockFile(readProject())),
};

/** @param {string[]} problems */
const listed = (problems) => ({ problems: problems.join('\n') });
