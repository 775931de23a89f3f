import { execFileSync } from 'node:child_process';
import { root } from '../setup/paths.mjs';

/**
 * Files that differ from a revision: committed, staged, edited, new or deleted.
 * @param {string | undefined} revision without it the merge base with main, or HEAD on main itself
 * @returns {{ base: string, changed: string[] }}
 */
export function changedFiles(revision) {
  const base = git('rev-parse', '--short', `${revision ?? defaultBase()}^{commit}`).trim();
  const edited = git('diff', '--name-only', '--no-renames', '-z', base).split('\0');
  const added = git('ls-files', '--others', '--exclude-standard', '-z').split('\0');
  return { base, changed: [...new Set([...edited, ...added])].filter((path) => path !== '').sort() };
}

function defaultBase() {
  if (git('branch', '--show-current').trim() === 'main') return 'HEAD';
  for (const main of ['main', 'origin/main']) {
    try {
      return git('merge-base', main, 'HEAD').trim();
    } catch {
      // A clone of one branch has no such name.
    }
  }
  throw new Error(
    'There is no branch main to compare with. Name a revision: npm test -- changed --base REVISION',
  );
}

/** @param {string[]} args */
function git(...args) {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}
