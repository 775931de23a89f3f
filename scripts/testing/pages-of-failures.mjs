import { readFileSync } from 'node:fs';

/** When a whole run fails, its first tests explain the failure. A long page keeps its beginning and end. */
const MOST_TESTS = 3;
const MOST_CHARACTERS = 6_000;

/** The block below this heading. */
const PAGE = /^# Page snapshot\n+```yaml\n(.*?)\n```$/ms;

/**
 * The page of each failed test at its end. Where only the printed output of a run is kept, nothing else explains
 * the failure.
 * @param {unknown} report as Playwright writes it @returns {string} empty when no test failed on a page
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

/** @param {any} suite @returns {{ title: string, notes: string }[]} the failed tests and the paths of their notes */
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

/** Without marks that only programs need. @param {string} page */
function bare(page) {
  return page
    .replace(/ \[(ref=\w+|cursor=pointer)\]/g, '')
    .replace(/^ *- (\/url: .*|generic( \[aria-hidden\])?:)\n/gm, '')
    .replace(/^ +/gm, (indent) => ' '.repeat(indent.length / 2));
}

/** The end is kept too: dialogs above the page are printed there. @param {string} page */
function cut(page) {
  const half = MOST_CHARACTERS / 2;
  const rest = page.length - MOST_CHARACTERS;
  if (rest <= 0) return page;
  return `${page.slice(0, half)}\n… ${rest} more characters …\n${page.slice(-half)}`;
}
