import { runPackage } from '../testing/program.mjs';
import { findBrokenArrows } from './arrows.mjs';
import { incompleteLockFile, leakedAddresses, machineSecrets } from './leaks.mjs';
import { readProject } from './project-files.mjs';
import { askingOutsideOfQuery, fetchOutsideOfApi, fileSizes } from './sources.mjs';
import { specCoverage } from './spec-coverage.mjs';
import { missingTexts, unequalTexts, unusedTexts } from './texts.mjs';

/** @typedef {() => Promise<{ problems: string, note?: string }>} Check */

/** @param {{ code: number, output: string }} run */
const verdict = ({ code, output }) => ({ problems: code === 0 ? '' : output });

/** @param {string} folder with a tsconfig.json */
export const types = async (folder) =>
  verdict(await runPackage('typescript-native', 'tsc', ['--project', folder, '--pretty']));

/** @type {Check} */
export const format = async () =>
  verdict(await runPackage('@biomejs/biome', 'biome', ['ci', '--error-on-warnings', '--colors=off']));

/** @type {Check} */
export const unused = async () =>
  verdict(await runPackage('knip', 'knip', ['--no-progress', '--treat-config-hints-as-errors']));

/** @type {Check} */
export const arrows = () => findBrokenArrows();

/** The house's own checks: each looks at the texts of all files. @type {Record<string, Check>} */
export const ownChecks = {
  'file sizes': async () => fileSizes(readProject()),
  'fetch stays in core/api': async () => listed(fetchOutsideOfApi(readProject())),
  'asking again stays in core/query': async () => listed(askingOutsideOfQuery(readProject())),
  'texts in both languages': async () => listed(unequalTexts(readProject())),
  'no text missing': async () => listed(missingTexts(readProject())),
  'no text unused': async () => listed(unusedTexts(readProject())),
  'no address of a registry or a machine': async () =>
    listed(leakedAddresses(readProject(), await machineSecrets())),
  'every statement of the specification has its test': async () => listed(specCoverage(readProject())),
  'lock file whole for every system': async () => listed(incompleteLockFile(readProject())),
};

/** @param {string[]} problems */
const listed = (problems) => ({ problems: problems.join('\n') });
