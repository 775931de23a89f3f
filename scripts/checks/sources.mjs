/** @typedef {import('./project-files.mjs').ProjectFile} ProjectFile */

const MOST_LINES = 300;
const IS_SOURCE = /^packages\/[^/]+\/src\/.*\.tsx?$/;
const IS_TEST = /(\.test\.tsx?$|\/test-support\/)/;

/**
 * Production files have at most 300 lines; lint holds the same limit for tests. The note counts them.
 * @param {ProjectFile[]} files @param {import('./dependency-rules.mjs').ImportGraph} graph
 */
export function fileSizes(files, graph) {
  const sources = files
    .filter(({ path }) => IS_SOURCE.test(path) && !IS_TEST.test(path))
    .map(({ path, text }) => ({ path, lines: text.split('\n').length - 1 }))
    .sort((a, b) => a.lines - b.lines);
  const importers = countImporters(graph);
  const single = sources.filter(({ path }) => importers.get(path) === 1).length;
  const lines = sources.reduce((sum, source) => sum + source.lines, 0);
  const median = sources[Math.floor(sources.length / 2)]?.lines ?? 0;
  return {
    problems: sources
      .filter((source) => source.lines > MOST_LINES)
      .map((source) => `${source.path}: ${source.lines} lines, limit ${MOST_LINES}`)
      .join('\n'),
    note: `${sources.length} files, ${single} with one importer, ${lines} lines, median ${median}`,
  };
}

/** Production files that import each file; tests do not count. @param {import('./dependency-rules.mjs').ImportGraph} graph */
function countImporters(graph) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const [from, imports] of Object.entries(graph)) {
    if (IS_TEST.test(from)) continue;
    for (const to of new Set(imports.map((one) => one.to))) counts.set(to, (counts.get(to) ?? 0) + 1);
  }
  return counts;
}

const CALLS_OUT = /\b(fetch|XMLHttpRequest|EventSource|WebSocket|sendBeacon)\s*\(/;

/** One place adds token, project, language and time limit to every call. @param {ProjectFile[]} files */
export function fetchOutsideOfApi(files) {
  return files
    .filter(
      ({ path }) =>
        /^packages\/(web|contract)\/src\//.test(path) && !path.startsWith('packages/web/src/core/api/'),
    )
    .filter(({ path }) => IS_SOURCE.test(path) && !IS_TEST.test(path))
    .flatMap(({ path, text }) =>
      linesWith(CALLS_OUT, text).map((line) => `${path}:${line} calls the network; use call() of core/api`),
    );
}

const REFETCHES = /\.(invalidateQueries|refetchQueries)\s*\(/;

/** TanStack Query alone would take a first answer that is still on its way for the new one. @param {ProjectFile[]} files */
export function refetchOutsideOfQuery(files) {
  return files
    .filter(
      ({ path }) => path.startsWith('packages/web/src/') && !path.startsWith('packages/web/src/core/query/'),
    )
    .filter(({ path }) => IS_SOURCE.test(path) && !IS_TEST.test(path))
    .flatMap(({ path, text }) =>
      linesWith(REFETCHES, text).map(
        (line) => `${path}:${line} refetches by itself; use invalidate() of core/query`,
      ),
    );
}

/** Line numbers, from 1. @param {RegExp} pattern @param {string} text */
function linesWith(pattern, text) {
  return text
    .split('\n')
    .flatMap((line, index) => (pattern.test(line) && !/^\s*(\/\/|\*|\/\*)/.test(line) ? [index + 1] : []));
}
