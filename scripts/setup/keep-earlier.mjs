import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const DAY_MS = 86_400_000;
/** An open page asks for parts of its own build; nobody leaves one open for longer without loading it anew. */
const KEPT_MS = 14 * DAY_MS;
const ASSETS = 'assets';
/** Beside Vite's own list, which is not served: since when a file belongs to an earlier build, by its name. */
const LIST = join('.vite', 'earlier.json');
const PACKED = /\.(br|gz)$/;

/**
 * Puts files of earlier builds beside those of a new one, packed copies too, so that open pages still find their parts.
 * Their names carry a hash of what they hold, so none stands in another's way.
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
