import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fromRoot } from './paths.mjs';

/**
 * Lets one process of this clone do the work at a time; the others wait. A lock whose process is gone counts as none.
 * @template T @param {string} name @param {() => Promise<T>} work @returns {Promise<T>}
 */
export async function oneAtATime(name, work) {
  const lock = fromRoot('.cache', `${name}.lock`);
  mkdirSync(fromRoot('.cache'), { recursive: true });
  for (let told = false; !take(lock); told = true) {
    if (!told) console.log(`Another process of this clone is at it (${name}); waiting …`);
    await sleep(200);
  }
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

/** @param {string} lock */
function take(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
  if (isHeld(lock)) return false;
  rmSync(lock, { force: true });
  return false;
}

/** @param {string} lock */
function isHeld(lock) {
  try {
    const holder = Number(readFileSync(lock, 'utf8'));
    // Empty for the moment between making and writing the file.
    if (holder === 0) return true;
    process.kill(holder, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** @param {unknown} error */
const codeOf = (error) => (error instanceof Error && 'code' in error ? error.code : undefined);
