import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fromRoot } from './paths.mjs';

/**
 * One process of this clone does the work at a time; the others wait. The lock of a dead process does not count.
 * @template T @param {string} name @param {() => Promise<T>} work @returns {Promise<T>}
 */
export async function oneAtATime(name, work) {
  const lock = fromRoot('.cache', `${name}.lock`);
  mkdirSync(fromRoot('.cache'), { recursive: true });
  for (let isReported = false; !take(lock); isReported = true) {
    if (!isReported) console.log(`Another process of this clone does this (${name}); waiting …`);
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
    // Empty between creating and writing the file.
    if (holder === 0) return true;
    process.kill(holder, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** @param {unknown} error */
const codeOf = (error) => (error instanceof Error && 'code' in error ? error.code : undefined);
