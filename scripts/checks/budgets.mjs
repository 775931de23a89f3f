import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { fromRoot } from '../setup/paths.mjs';

/**
 * Limits of what a browser loads before it can show an address, in KB of 1024 bytes after gzip 9, with the texts of one
 * language. `FRAME` is an address without a page of its own. The editor is what its code adds to that; its parts are
 * what it fetches itself, behind the text.
 */
const FRAME = '/setting_post';
const EDITOR = '/manager_post/edit/:id';
const BUDGETS = [
  { name: 'login', path: '/login', limit: 110 },
  { name: 'frame', path: FRAME, limit: 260 },
  { name: 'editor', path: EDITOR, without: FRAME, limit: 160 },
  { name: "editor's parts", path: EDITOR, areParts: true, limit: 76 },
  { name: 'view', path: '/manager_post/view/:id', without: FRAME, limit: 68 },
  { name: 'corrections', path: '/manager_post/corrections', without: FRAME, limit: 48 },
];

/** The scripts that other people's pages load; the server has them. */
const READER_SCRIPTS = [
  { name: "readers' widget", file: 'widget.js', limit: 15 },
  { name: "readers' forms", file: 'forms.js', limit: 15 },
  { name: "readers' clicks", file: 'clicks.js', limit: 1 },
  { name: "readers' contest form", file: 'contest-entry.js', limit: 24 },
  { name: "readers' votes", file: 'contest-vote.js', limit: 10 },
  { name: "readers' jury room", file: 'contest-jury.js', limit: 20 },
];
/** Of the reference site; every page reads the same without them. */
const SITE_FILES = [
  { name: "the site's script", type: 'js', limit: 30 },
  { name: "the site's style sheet", type: 'css', limit: 12 },
];

/** Limits of the files that an address needs: a list opens most often, an address with an id mostly from a list. */
const MOST_FILES = {
  list: { scripts: 9, styles: 3 },
  page: { scripts: 11, styles: 5 },
  record: { scripts: 14, styles: 8 },
  editor: { scripts: 17, styles: 9 },
  // The editor of posts and its parts, and what only events or static pages have.
  eventEditor: { scripts: 24, styles: 12 },
  eventRecord: { scripts: 17, styles: 9 },
};
/** Those of what is arranged find every kind of record that a link leads to, or show what a block of posts shows. */
const EDITORS = [
  EDITOR,
  '/manager_post/create',
  ...['menu', 'footer', 'sidebar'].map((what) => `/setting_page/manager_${what}/:id`),
  '/setting_post/manager_layout/:id',
];
const EVENT_EDITORS = ['/manager_event', '/manager_page'].flatMap((at) => [`${at}/edit/:id`, `${at}/create`]);
const LISTS = ['/manager_post', '/setting_post/manager_tag', '/manager_project'];

/** @typedef {{ path: string, scripts: string[], parts: string[], styles: string[], texts: Record<string, string[]> }} Page */

/** Compares the built console with its budgets. @type {import('./checks.mjs').Check} */
export async function budgets(folder = fromRoot('dist', 'web'), scripts = fromRoot('dist', 'server')) {
  /** @type {Page[]} */
  const pages = JSON.parse(readFileSync(join(folder, '.vite', 'pages.json'), 'utf8'));
  const sizeOf = (file) => gzipSync(readFileSync(join(folder, file)), { level: 9 }).length;
  const measured = BUDGETS.map(({ name, limit, ...what }) => {
    const files = filesOf(pages, what);
    return { name, limit, kilobytes: files.reduce((sum, file) => sum + sizeOf(file), 0) / 1024 };
  });
  for (const { name, file, limit } of READER_SCRIPTS) {
    const bytes = gzipSync(readFileSync(join(scripts, file)), { level: 9 }).length;
    measured.push({ name, limit, kilobytes: bytes / 1024 });
  }
  const assets = JSON.parse(readFileSync(join(scripts, 'site', 'assets.json'), 'utf8'));
  for (const { name, type, limit } of SITE_FILES) {
    const content = readFileSync(join(scripts, 'site', assets[type]));
    measured.push({ name, limit, kilobytes: gzipSync(content, { level: 9 }).length / 1024 });
  }
  return {
    problems: [...measured.flatMap(overBudget), ...pages.flatMap(tooManyFiles)].join('\n'),
    note: measured
      .map(({ name, limit, kilobytes }) => `${name} ${kilobytes.toFixed(1)} of ${limit} KB`)
      .join(', '),
  };
}

/** @param {Page[]} pages @param {{ path: string, without?: string, areParts?: boolean }} what */
function filesOf(pages, { path, without, areParts = false }) {
  const { scripts, parts, texts } = pageAt(pages, path);
  if (areParts) return parts;
  if (without === undefined) return [...scripts, ...(texts.vi ?? [])];
  const loaded = pageAt(pages, without).scripts;
  return scripts.filter((file) => !loaded.includes(file));
}

/** @param {{ name: string, limit: number, kilobytes: number }} measured */
export const overBudget = ({ name, limit, kilobytes }) =>
  kilobytes > limit ? [`${name}: ${kilobytes.toFixed(1)} KB of JavaScript, budget ${limit}`] : [];

/** @param {Page} page */
export function tooManyFiles({ path, scripts, parts, styles, texts }) {
  const most = MOST_FILES[kindOf(path)];
  const files = scripts.length + parts.length + (texts.vi?.length ?? 0);
  return [
    ...(files > most.scripts ? [`${path}: ${files} script files, budget ${most.scripts}`] : []),
    ...(styles.length > most.styles ? [`${path}: ${styles.length} style sheets, budget ${most.styles}`] : []),
  ];
}

/** @param {string} path @returns {keyof typeof MOST_FILES} */
function kindOf(path) {
  if (LISTS.includes(path)) return 'list';
  if (EDITORS.includes(path)) return 'editor';
  if (EVENT_EDITORS.includes(path)) return 'eventEditor';
  if (/^\/manager_(event|page)\//.test(path)) return 'eventRecord';
  return path.startsWith('/manager_post/') ? 'record' : 'page';
}

/** @param {Page[]} pages @param {string} path @returns {Page} */
function pageAt(pages, path) {
  const page = pages.find((one) => one.path === path);
  if (page === undefined)
    throw new Error(`The build knows no address ${path}; name its new one in budgets.mjs.`);
  return page;
}
