import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { fromRoot } from '../setup/paths.mjs';

/**
 * Limits of what a browser loads before it can show an address, in KB of 1024 bytes after gzip 9, with the texts of one
 * language. `FRAME` is an address without a page of its own. The editor is what its code adds to that.
 */
const FRAME = '/setting_post';
const BUDGETS = [
  { name: 'login', path: '/login', limit: 110 },
  { name: 'frame', path: FRAME, limit: 255 },
  { name: 'editor', path: '/manager_post/edit/:id', without: FRAME, limit: 160 },
];

/** Limits of the files that an address needs: a list opens most often, an address with an id mostly from a list. */
const MOST_FILES = {
  list: { scripts: 8, styles: 3 },
  page: { scripts: 10, styles: 5 },
  record: { scripts: 13, styles: 8 },
};
const LISTS = ['/manager_post', '/setting_post/manager_tag', '/manager_project'];

/** @typedef {{ path: string, scripts: string[], styles: string[], texts: Record<string, string[]> }} Page */

/** Compares the built console with its budgets. @type {import('./checks.mjs').Check} */
export async function budgets(folder = fromRoot('dist', 'web')) {
  /** @type {Page[]} */
  const pages = JSON.parse(readFileSync(join(folder, '.vite', 'pages.json'), 'utf8'));
  const sizeOf = (file) => gzipSync(readFileSync(join(folder, file)), { level: 9 }).length;
  const measured = BUDGETS.map(({ name, limit, path, without }) => {
    const page = pageAt(pages, path);
    const loaded = without === undefined ? [] : pageAt(pages, without).scripts;
    const texts = without === undefined ? (page.texts.vi ?? []) : [];
    const files = [...page.scripts.filter((file) => !loaded.includes(file)), ...texts];
    return { name, limit, kilobytes: files.reduce((sum, file) => sum + sizeOf(file), 0) / 1024 };
  });
  return {
    problems: [...measured.flatMap(overBudget), ...pages.flatMap(tooManyFiles)].join('\n'),
    note: measured
      .map(({ name, limit, kilobytes }) => `${name} ${kilobytes.toFixed(1)} of ${limit} KB`)
      .join(', '),
  };
}

/** @param {{ name: string, limit: number, kilobytes: number }} measured */
export const overBudget = ({ name, limit, kilobytes }) =>
  kilobytes > limit ? [`${name}: ${kilobytes.toFixed(1)} KB of JavaScript, budget ${limit}`] : [];

/** @param {Page} page */
export function tooManyFiles({ path, scripts, styles, texts }) {
  const most =
    MOST_FILES[LISTS.includes(path) ? 'list' : path.startsWith('/manager_post/') ? 'record' : 'page'];
  const files = scripts.length + (texts.vi?.length ?? 0);
  return [
    ...(files > most.scripts ? [`${path}: ${files} script files, budget ${most.scripts}`] : []),
    ...(styles.length > most.styles ? [`${path}: ${styles.length} style sheets, budget ${most.styles}`] : []),
  ];
}

/** @param {Page[]} pages @param {string} path @returns {Page} */
function pageAt(pages, path) {
  const page = pages.find((one) => one.path === path);
  if (page === undefined)
    throw new Error(`The build knows no address ${path}; name its new one in budgets.mjs.`);
  return page;
}
