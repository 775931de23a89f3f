import { posix } from 'node:path';

/** @typedef {import('../checks/dependency-rules.mjs').ImportGraph} ImportGraph */
/** @typedef {import('../checks/project-files.mjs').ProjectFile} ProjectFile */
/** @typedef {'rules' | 'routes' | 'screens' | 'journeys'} Suite */
/** @typedef {Record<Suite, 'all' | string[]>} Reach the test files of each suite, or all of them */

/** Versions, settings of compilers and test runners, and the scripts that build and run: they reach every test. */
const EVERYTHING =
  /^(package(-lock)?\.json|tsconfig[^/]*\.json|(vitest|playwright)\.config\.ts|\.npmrc|\.node-version|scripts\/[^/]+\.mjs|scripts\/(setup|testing)\/.*(?<!\.test)\.mjs|packages\/[^/]+\/(package|tsconfig)\.json)$/;
/** Texts for people, and what only checks, bench and editors read. */
const NOTHING =
  /(\.md$|^docs\/|^scripts\/checks\/.*(?<!\.test)\.mjs$|^packages\/[^/]+\/bench\/|^[^/]+$|^\.ci\/)/;

/** @type {Record<Suite, RegExp>} */
const TESTS = {
  rules: /^(packages\/(contract|site|web)\/.*\.test\.ts|scripts\/.*\.test\.mjs)$/,
  routes: /^packages\/(server|embedded-postgres)\/.*\.test\.ts$/,
  screens: /^packages\/web\/.*\.test\.tsx$/,
  journeys: /^e2e\/.*\.spec\.ts$/,
};
const SUITES = /** @type {Suite[]} */ (Object.keys(TESTS));

/** Files that every test of a suite runs on, though no test imports them. @type {Record<Suite, RegExp>} */
const FOUNDATIONS = {
  rules: /^$/,
  routes: /^packages\/server\/test\/global-setup\.ts$/,
  screens: /^packages\/web\/test\/clean-page\.ts$/,
  journeys: /^packages\/(server\/src\/(main|commands\/[^/]+)\.ts|web\/src\/main\.tsx)$/,
};

/** Where imports do not say who reads a file: the suites that can meet it. @type {[RegExp, Suite[]][]} */
const BY_PLACE = [
  [/^packages\/contract\//, SUITES],
  [/^packages\/web\//, ['rules', 'screens', 'journeys']],
  [/^packages\/site\//, ['rules', 'routes', 'journeys']],
  [/^packages\/(server|embedded-postgres)\//, ['routes', 'journeys']],
  [/^e2e\//, ['journeys']],
];

const SERVER = 'packages/server/src/main.ts';
const CONSOLE = 'packages/web/src/main.tsx';

/**
 * The tests that changed files can reach.
 * @param {{ changed: string[], files: ProjectFile[], graph: ImportGraph }} project changed files may be gone
 * @returns {Reach}
 */
export function reach({ changed, files, graph }) {
  if (changed.some((path) => EVERYTHING.test(path))) return everySuite('all');
  const paths = new Set(files.map(({ path }) => path));
  const isFollowed = (path) => graph[path] !== undefined && !path.endsWith('/vite.config.ts');
  const relevant = changed.filter((path) => !NOTHING.test(path));
  const importers = importersOf(graph, files, new Set([...paths, ...changed]));
  const affected = closure(relevant, importers);
  const result = everySuite([]);
  for (const suite of SUITES) {
    const tests = [...affected].filter((path) => TESTS[suite].test(path) && paths.has(path)).sort();
    const isAll = [...affected].some((path) => FOUNDATIONS[suite].test(path));
    result[suite] = isAll ? 'all' : tests;
  }
  // Every importer of a deleted module is among the changed files too, or the types fail.
  const unknown = relevant.filter(
    (path) => !isFollowed(path) && !isTest(path) && (paths.has(path) || !/\.tsx?$/.test(path)),
  );
  for (const path of unknown) {
    for (const suite of BY_PLACE.find(([place]) => place.test(path))?.[1] ?? []) result[suite] = 'all';
  }
  return result;
}

const isTest = (path) => SUITES.some((suite) => TESTS[suite].test(path));

/** @param {'all' | string[]} value @returns {Reach} */
const everySuite = (value) => ({ rules: value, routes: value, screens: value, journeys: value });

/** The modules that import, start or read a file. Imports of types alone reach no test: the compiler checks them. */
function importersOf(graph, files, paths) {
  /** @type {Map<string, string[]>} */
  const importers = new Map();
  const add = (from, to) => importers.set(to, [...(importers.get(to) ?? []), from]);
  for (const [from, imports] of Object.entries(graph)) {
    for (const { to, typeOnly } of imports) if (!typeOnly) add(from, to);
  }
  for (const { path, text } of files) {
    if (graph[path] !== undefined) for (const to of pointedAt(path, text, paths)) add(path, to);
  }
  return importers;
}

const ADDRESS = /new URL\(\s*['"]([^'"]+)['"]\s*,\s*import\.meta\.url/g;
const PLACE = /import\.meta\.dirname((?:\s*,\s*'[^']+')*)/g;

/** Files that a module names at run time: processes it starts, folders and pictures it reads. */
function pointedAt(path, text, paths) {
  if (!text.includes('import.meta.')) return [];
  const folder = posix.dirname(path);
  const addresses = [...text.matchAll(ADDRESS)].map(([, relative = '']) => posix.join(folder, relative));
  const places = [...text.matchAll(PLACE)].map(([, words = '']) =>
    posix.join(folder, ...[...words.matchAll(/'([^']+)'/g)].map(([, word = '']) => word)),
  );
  return [...addresses, ...places].flatMap((target) => filesAt(target, paths));
}

/** @param {string} target a file, a folder, the clone itself or what is built from it @param {Set<string>} paths */
function filesAt(target, paths) {
  // Tests that look for the built product from the root of the clone start its server.
  if (target === '.' || target.startsWith('dist/server')) return [SERVER];
  if (target.startsWith('dist/web')) return [CONSOLE];
  if (paths.has(target)) return [target];
  return [...paths].filter((path) => path.startsWith(`${target.replace(/\/$/, '')}/`));
}

/** @param {string[]} from @param {Map<string, string[]>} importers */
function closure(from, importers) {
  const found = new Set(from);
  for (const path of found) for (const importer of importers.get(path) ?? []) found.add(importer);
  return found;
}
