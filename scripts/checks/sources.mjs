/** @typedef {import('./project-files.mjs').ProjectFile} ProjectFile */

const LIMITS = { median: 60, p95: 200, largest: 300 };
const IS_SOURCE = /^packages\/[^/]+\/src\/.*\.tsx?$/;
const IS_TEST = /(\.test\.tsx?$|\/test-support\/)/;

/** Sources stay small enough to be read at one go. Tests and seeds have lint's limit only. @param {ProjectFile[]} files */
export function fileSizes(files) {
  const sources = files
    .filter(({ path }) => IS_SOURCE.test(path) && !IS_TEST.test(path))
    .map(({ path, text }) => ({ path, lines: text.split('\n').length - 1 }))
    .sort((a, b) => a.lines - b.lines);
  const at = (share) => sources[Math.ceil(sources.length * share) - 1]?.lines ?? 0;
  const found = { median: at(0.5), p95: at(0.95), largest: at(1) };
  const over = Object.keys(LIMITS).filter((name) => found[name] > LIMITS[name]);
  const longest = sources.slice(-10).map(({ path, lines }) => `  ${lines} ${path}`);
  return {
    problems: over
      .map((name) => `${name}: ${found[name]} lines, limit ${LIMITS[name]}`)
      .concat(over.length ? longest : [])
      .join('\n'),
    note: `${sources.length} files, ${Object.entries(found)
      .map(([name, lines]) => `${name} ${lines}`)
      .join(', ')} lines`,
  };
}

const CALLS_OUT = /\b(fetch|XMLHttpRequest|EventSource|WebSocket|sendBeacon)\s*\(/;

/** One place adds the token, the project, the language and the time limit to every call. @param {ProjectFile[]} files */
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

const ASKS_BY_ITSELF = /\.(invalidateQueries|refetchQueries)\s*\(/;

/** A first answer that is on its way would be taken for the new one. @param {ProjectFile[]} files */
export function askingOutsideOfQuery(files) {
  return files
    .filter(
      ({ path }) => path.startsWith('packages/web/src/') && !path.startsWith('packages/web/src/core/query/'),
    )
    .filter(({ path }) => IS_SOURCE.test(path) && !IS_TEST.test(path))
    .flatMap(({ path, text }) =>
      linesWith(ASKS_BY_ITSELF, text).map(
        (line) => `${path}:${line} asks again by itself; use askAgain() of core/query`,
      ),
    );
}

/** Line numbers, from 1. @param {RegExp} pattern @param {string} text */
function linesWith(pattern, text) {
  return text
    .split('\n')
    .flatMap((line, index) => (pattern.test(line) && !/^\s*(\/\/|\*|\/\*)/.test(line) ? [index + 1] : []));
}
