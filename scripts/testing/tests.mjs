import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fromRoot } from '../setup/paths.mjs';
import { pagesOfFailures } from './pages-of-failures.mjs';
import { runPackage } from './program.mjs';

/** @typedef {{ passed: number, failed: number, output: string, note?: string | undefined }} Outcome */

/**
 * One test suite of Vitest. A skipped test and a suite without tests count as failures.
 * @param {string} project its name in vitest.config.ts @param {string[]} filters parts of file names
 * @returns {Promise<Outcome>}
 */
export async function vitest(project, filters = []) {
  const report = fromRoot('test-results', `${project}.json`);
  rmSync(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { code, output } = await runPackage('vitest', 'vitest', [
    'run',
    `--project=${project}`,
    ...reporters,
    ...filters,
  ]);
  const { numPassedTests: passed = 0, numTotalTests: all = 0 } = read(report) ?? {};
  return outcome({ code, output, passed, all });
}

/** The newsroom that is seeded once for all Playwright projects of this run; see serve-newsroom.mjs. */
const SEEDED_NEWSROOM = join(tmpdir(), `toasoan-seeded-${process.pid}`);
process.once('exit', () => {
  for (const folder of [SEEDED_NEWSROOM, `${SEEDED_NEWSROOM}.draft`])
    rmSync(folder, { recursive: true, force: true });
});

/**
 * One project of Playwright with its own newsroom.
 * @param {string} project its name in playwright.config.ts @param {string[]} filters parts of file names
 * @returns {Promise<Outcome>}
 */
export async function playwright(project, filters = []) {
  const run = `journeys-${project}`;
  // Playwright sets FORCE_COLOR for its own processes, and Node warns of both.
  const colours = process.stdout.isTTY ? {} : { FORCE_COLOR: '0', NO_COLOR: undefined };
  const visit = (...options) =>
    runPackage('@playwright/test', 'playwright', ['test', `--project=${project}`, ...options, ...filters], {
      env: { ...colours, JOURNEYS: run, SEEDED_NEWSROOM },
    });
  // All wanted files may be in other projects; then this one starts no newsroom.
  if (filters.length > 0 && (await visit('--list')).code !== 0) return { passed: 0, failed: 0, output: '' };
  const report = fromRoot('test-results', `${run}.json`);
  rmSync(report, { force: true });
  const { code, output } = await visit();
  const written = read(report);
  const { expected: passed = 0, unexpected = 0, flaky = 0, skipped = 0 } = written?.stats ?? {};
  const all = passed + unexpected + flaky + skipped;
  return outcome({ code, output: `${output}${pagesOfFailures(written)}`, passed, all });
}

/** @param {{ code: number, output: string, passed: number, all: number }} run @returns {Outcome} */
function outcome({ code, output, passed, all }) {
  if (all === 0) return { passed, failed: 1, output: `${output}\nNo test ran.` };
  // A file that does not load, or an error outside of a test, fails the run without failing a test.
  return { passed, failed: Math.max(all - passed, code === 0 ? 0 : 1), output };
}

/** @param {string} path */
function read(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}
