import { fromRoot, root } from '../setup/paths.mjs';
import { runPackage } from '../testing/program.mjs';
import { readProject } from './project-files.mjs';
import { filesOf, fingerprintOf, recall, remember } from './remembered.mjs';

/** @typedef {import('./project-files.mjs').ProjectFile} ProjectFile */
/** @typedef {{ to: string, typeOnly: boolean }} Import a file of the project that another one imports */
/** @typedef {Record<string, Import[]>} ImportGraph */

const CRUISED = /^(packages\/[^/]+\/(src|migrations|seeds|test)|e2e)\/.*\.tsx?$/;
const CODE = /^(packages|e2e)\/.*\.(tsx?|mjs|json|css)$/;
const NAME = 'import-graph';

/**
 * Follows every import and compares it with the rules of .dependency-cruiser.mjs.
 * A file that was not followed would seem clean, so it is a problem too.
 */
export async function brokenRules() {
  const files = readProject();
  const { found, seen, cached } = await importGraph();
  const missed = files
    .map(({ path }) => path)
    .filter((path) => CRUISED.test(path) && !seen.includes(path))
    .map((path) => `not-cruised: ${path} was not looked at`);
  const count = `${seen.length} modules`;
  return {
    problems: [...found, ...missed].join('\n'),
    note: cached ? `${count}, imports unchanged` : count,
  };
}

/** @typedef {{ found: string[], graph: ImportGraph, seen: string[], cached: boolean }} Cruise */
/** @type {Promise<Cruise> | undefined} */
let asked;

/** The graph of the project, from an earlier run while no import statement, file name or setting has changed. */
export function importGraph() {
  asked ??= findGraph();
  return asked;
}

/** @returns {Promise<Cruise>} */
async function findGraph() {
  const key = keyOf(readProject());
  const known = recall(NAME);
  if (known?.key === key) return { ...known, cached: true };
  const { found, seen, graph } = await cruise(root);
  const result = { found: found.map(toText), seen: [...seen], graph };
  if (keyOf(readProject({ fresh: true })) === key) remember(NAME, { key, ...result });
  return { ...result, cached: false };
}

/** Other changes of a file cannot change the graph. @param {ProjectFile[]} files */
export function keyOf(files) {
  const statements = files
    .filter(({ path }) => /^(packages|e2e)\//.test(path))
    .map(({ path, text }) => ({
      path,
      text: /(package|tsconfig)\.json$/.test(path) ? text : importsIn(text).join('\n'),
    }));
  return fingerprintOf([...filesOf(files, ['tsconfig.json']), ...statements]);
}

const STATEMENT =
  /^[ \t]*(?:import\b|export\s+(?:type\s+)?[*{])[^;'"`]*['"][^'"\n]*['"]|^.*\bfrom\s*['"].*$/gm;
const CALL = /\b(?:import|require)\s*\([^)]*\)|^.*\brequire\b.*$|^\s*\/\/\/.*$/gm;

/** More than every statement that can import. @param {string} text */
const importsIn = (text) => [...(text.match(STATEMENT) ?? []), ...(text.match(CALL) ?? [])];

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
    graph: graphOf(modules),
  };
}

/** @returns {ImportGraph} */
function graphOf(modules) {
  return Object.fromEntries(
    modules
      .filter(({ source }) => CODE.test(source))
      .map(({ source, dependencies }) => [
        source,
        dependencies
          .filter(({ resolved }) => CODE.test(resolved))
          .map(({ resolved, dependencyTypes }) => ({
            to: resolved,
            typeOnly: dependencyTypes.includes('type-only'),
          })),
      ]),
  );
}

/** @param {{ from: string, to: string, rule: { name: string }, comment?: string, cycle?: { name: string }[] }} violation */
function toText({ from, to, rule, comment, cycle }) {
  const way = cycle ? cycle.map(({ name }) => name).join(' → ') : to;
  return `${rule.name}: ${from} → ${way}${comment ? `\n    ${comment}` : ''}`;
}
