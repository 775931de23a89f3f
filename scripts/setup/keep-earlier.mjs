import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const DAY_MS = 86_400_000;
/** An open page requests chunks of its own build. No page stays open longer without a reload. */
const KEPT_MS = 14 * DAY_MS;
const ASSETS = 'assets';
/** In Vite's folder, which is not served: the time since which a file belongs to an earlier build, by name. */
const LIST = join('.vite', 'earlier.json');
const PACKED = /\.(br|gz)$/;

/**
 * Copies files of earlier builds, compressed ones too, next to those of the new build: open pages still find their
 * chunks. Names contain a hash of the content, so no file replaces another.
 * @param {{ earlier: string, fresh: string, now?: number }} folders of the build before, if there is one, and of the new one
 */
export async function keepEarlier({ earlier, fresh, now = Date.now() }) {
  const current = new Set(filesIn(join(fresh, ASSETS)));
  const before = readList(join(earlier, LIST));
  /** @type {Record<string, number>} */
  const kept = {};
  for (const name of filesIn(join(earlier, ASSETS))) {
    const whole = name.replace(PACKED, '');
    const since = before[whole] ?? now;
    if (current.has(whole) || now - since >= KEPT_MS) continue;
    await copyFile(join(earlier, ASSETS, name), join(fresh, ASSETS, name));
    kept[whole] = since;
  }
  await mkdir(join(fresh, '.vite'), { recursive: true });
  await writeFile(join(fresh, LIST), JSON.stringify(kept));
}

/** @param {string} folder @returns {string[]} */
function filesIn(folder) {
  return existsSync(folder) ? readdirSync(folder) : [];
}

/** @param {string} path @returns {Record<string, number>} */
function readList(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return {};
  }
}
