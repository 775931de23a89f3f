import { readdirSync, watch } from 'node:fs';
import { join } from 'node:path';

/** One save can touch several files. */
const QUIET_MS = 100;
const SOURCE = /(?<!\.test)\.(ts|json)$/;

/**
 * Calls back after each burst of changes to sources below the folders. Each folder has its own watcher: Node's
 * watchers of files, and recursive ones, lose a file when git or an editor replaces it.
 * @param {readonly string[]} folders @param {() => void} onChange
 * @returns {() => void} ends it
 */
export function watchFolders(folders, onChange) {
  /** @type {Map<string, import('node:fs').FSWatcher>} */
  const watchers = new Map();
  /** @type {NodeJS.Timeout | undefined} */
  let quiet;
  let isChanged = false;

  /** @param {string | null} name */
  function notice(name) {
    isChanged ||= name === null || SOURCE.test(name);
    clearTimeout(quiet);
    quiet = setTimeout(settle, QUIET_MS);
  }

  function settle() {
    // A new folder may already contain files.
    const hasGrown = lookAround();
    if (hasGrown || isChanged) onChange();
    isChanged = false;
  }

  /** Watches new folders and drops removed ones. Returns whether there was a new one. */
  function lookAround() {
    const there = new Set(folders.flatMap(withFoldersBelow));
    for (const [folder, watcher] of watchers) {
      if (there.has(folder)) continue;
      watcher.close();
      watchers.delete(folder);
    }
    const added = [...there].filter((folder) => !watchers.has(folder));
    for (const folder of added) {
      const watcher = watch(folder, (_event, name) => notice(name));
      // It was removed.
      watcher.on('error', () => notice(''));
      watchers.set(folder, watcher);
    }
    return added.length > 0;
  }

  lookAround();
  return () => {
    clearTimeout(quiet);
    for (const watcher of watchers.values()) watcher.close();
  };
}

/** @param {string} folder @returns {string[]} */
function withFoldersBelow(folder) {
  const below = readdirSync(folder, { withFileTypes: true, recursive: true });
  const folders = below.filter((entry) => entry.isDirectory());
  return [folder, ...folders.map((entry) => join(entry.parentPath, entry.name))];
}
