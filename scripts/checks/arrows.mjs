import { fromRoot, root } from '../setup/paths.mjs';
import { runPackage } from '../testing/program.mjs';
import { readProject } from './project-files.mjs';

const CRUISED = /^(packages\/[^/]+\/(src|migrations|seeds|test)|e2e)\/.*\.tsx?$/;

/**
 * Follows every import and compares it with the rules of .dependency-cruiser.mjs.
 * A cruise that misses files would call them clean, so a missed file is a problem too.
 */
export async function findBrokenArrows(folder = root) {
  const { found, seen } = await cruise(folder);
  const missed = readProject(folder)
    .map(({ path }) => path)
    .filter((path) => CRUISED.test(path) && !seen.has(path))
    .map((path) => `not-cruised: ${path} was not looked at`);
  return { problems: [...found.map(toText), ...missed].join('\n'), note: `${seen.size} modules` };
}

/** @param {string} folder */
export async function cruise(folder) {
  const rules = ['--config', fromRoot('.dependency-cruiser.mjs'), '--output-type', 'json'];
  const { output, stdout } = await runPackage(
    'dependency-cruiser',
    'depcruise',
    ['packages', 'e2e', ...rules],
    { cwd: folder },
  );
  if (!stdout.startsWith('{')) throw new Error(output);
  const { modules, summary } = JSON.parse(stdout);
  return {
    found: summary.violations,
    rules: summary.ruleSetUsed.forbidden,
    seen: new Set(modules.map(({ source }) => source).filter((source) => CRUISED.test(source))),
  };
}

/** @param {{ from: string, to: string, rule: { name: string }, comment?: string, cycle?: { name: string }[] }} violation */
function toText({ from, to, rule, comment, cycle }) {
  const way = cycle ? cycle.map(({ name }) => name).join(' → ') : to;
  return `${rule.name}: ${from} → ${way}${comment ? `\n    ${comment}` : ''}`;
}
