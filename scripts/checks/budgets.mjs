import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { fromRoot } from '../setup/paths.mjs';

const LOGIN = [
  'index.html',
  'way-in',
  ...textsOf('app', 'core/api', 'patterns/appearance', 'features/session'),
];
const FRAME = [
  'src/app/all-texts.ts',
  'index.html',
  'way-in',
  'src/app/panel/panel.tsx',
  ...textsOf('app', 'app/panel', 'core/api', 'patterns/appearance', 'ui'),
];

/**
 * What a browser loads before it can show a screen, in KB of 1024 bytes after gzip 9, in one language.
 * `modules` are modules, or chunks named in vite.config.ts, of Vite's manifest. Their static imports count too, each
 * file once. `without` is already loaded.
 */
const BUDGETS = [
  { name: 'login', limit: 110, modules: LOGIN, without: [] },
  { name: 'frame', limit: 255, modules: FRAME, without: [] },
  { name: 'editor', limit: 160, modules: ['src/features/posts/editing/post-edit-page.tsx'], without: FRAME },
];

/** @param {string[]} folders */
function textsOf(...folders) {
  return folders.map((folder) => `src/${folder}/texts/vi.json`);
}

/** @typedef {Record<string, { file: string, name?: string, imports?: string[] }>} Manifest */

/** Compares the built console with its budgets. @type {import('./checks.mjs').Check} */
export async function budgets(folder = fromRoot('dist', 'web')) {
  /** @type {Manifest} */
  const manifest = JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8'));
  const sizeOf = (file) => gzipSync(readFileSync(join(folder, file)), { level: 9 }).length;
  const measured = BUDGETS.map(({ name, limit, modules, without }) => {
    const loaded = closure(manifest, without);
    const files = [...closure(manifest, modules)].filter((file) => !loaded.has(file));
    return { name, limit, kilobytes: files.reduce((sum, file) => sum + sizeOf(file), 0) / 1024 };
  });
  return {
    problems: measured.flatMap(overBudget).join('\n'),
    note: measured
      .map(({ name, limit, kilobytes }) => `${name} ${kilobytes.toFixed(1)} of ${limit} KB`)
      .join(', '),
  };
}

/** @param {{ name: string, limit: number, kilobytes: number }} measured */
export const overBudget = ({ name, limit, kilobytes }) =>
  kilobytes > limit ? [`${name}: ${kilobytes.toFixed(1)} KB of JavaScript, budget ${limit}`] : [];

/** @param {Manifest} manifest @param {string[]} modules */
function closure(manifest, modules) {
  /** @type {Set<string>} */
  const files = new Set();
  const named = new Map(
    Object.entries(manifest)
      .filter(([key, { name }]) => key.startsWith(`_${name}-`))
      .map(([, chunk]) => [chunk.name, chunk]),
  );
  const visit = (module) => {
    const chunk = manifest[module] ?? named.get(module);
    if (chunk === undefined)
      throw new Error(`The build has no chunk for ${module}; name its new place in budgets.mjs.`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  modules.forEach(visit);
  return files;
}
