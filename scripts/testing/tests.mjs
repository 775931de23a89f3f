import { readFileSync, rmSync } from 'node:fs';
import { fromRoot } from '../setup/paths.mjs';
import { runPackage } from './program.mjs';

/** @typedef {{ passed: number, failed: number, output: string, note?: string | undefined }} Outcome */

/**
 * One ring of Vitest's. A test that was skipped, and a ring without any test, count as failures.
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

/** @param {string[]} filters @returns {Promise<Outcome>} */
export async function playwright(filters = []) {
  const report = fromRoot('test-results', 'journeys.json');
  rmSync(report, { force: true });
  // Playwright sets FORCE_COLOR for its own processes, and Node warns of both.
  const env = process.stdout.isTTY ? {} : { FORCE_COLOR: '0', NO_COLOR: undefined };
  const { code, output } = await runPackage('@playwright/test', 'playwright', ['test', ...filters], { env });
  const { expected: passed = 0, unexpected = 0, flaky = 0, skipped = 0 } = read(report)?.stats ?? {};
  return outcome({ code, output, passed, all: passed + unexpected + flaky + skipped });
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
