import { readFileSync } from 'node:fs';

/** Of a run that failed as a whole the first ones say what is wrong, and of a page its beginning and end. */
const MOST_TESTS = 3;
const MOST_CHARACTERS = 6_000;

/** What stands between this heading and the end of the block below it. */
const PAGE = /^# Page snapshot\n+```yaml\n(.*?)\n```$/ms;

/**
 * What the page of each failed test showed at the end. Where only the printed output of a run is kept, this is all
 * there is to understand the failure by.
 * @param {unknown} report as Playwright writes it @returns {string} nothing where no test failed on a page
 */
export function pagesOfFailures(report) {
  const shown = testsOf(report)
    .map(({ title, notes }) => ({ title, page: PAGE.exec(textOf(notes))?.[1] }))
    .filter(({ page }) => page !== undefined)
    .slice(0, MOST_TESTS);
  return shown
    .map(({ title, page = '' }) => `\nThe page when “${title}” failed:\n${cut(bare(page))}`)
    .join('\n');
}

/** @param {any} suite @returns {{ title: string, notes: string }[]} the failed tests and where their notes lie */
function testsOf({ specs = [], suites = [] } = {}) {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .flatMap(({ results }) => results)
      .flatMap(({ attachments }) => attachments)
      .filter(({ name, path }) => name === 'error-context' && path !== undefined)
      .map(({ path }) => ({ title, notes: path })),
  );
  return [...own, ...suites.flatMap(testsOf)];
}

/** @param {string} path */
function textOf(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

/** Without what only a program that presses there needs. @param {string} page */
function bare(page) {
  return page
    .replace(/ \[(ref=\w+|cursor=pointer)\]/g, '')
    .replace(/^ *- (\/url: .*|generic( \[aria-hidden\])?:)\n/gm, '')
    .replace(/^ +/gm, (indent) => ' '.repeat(indent.length / 2));
}

/** The end is kept as well: there stands what lies above the page. @param {string} page */
function cut(page) {
  const half = MOST_CHARACTERS / 2;
  const rest = page.length - MOST_CHARACTERS;
  if (rest <= 0) return page;
  return `${page.slice(0, half)}\n… ${rest} characters more …\n${page.slice(-half)}`;
}
