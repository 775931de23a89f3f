import { Worker } from 'node:worker_threads';
import { ENDED_BY, type TaskBounds } from './worker-process.ts';

const WATCH_MS = 100;

/** For work outside of the main thread, which stays free to look and to speak. */
export function watchFromMain(bounds: TaskBounds, passed: (bound: keyof TaskBounds) => void): () => void {
  const before = process.cpuUsage();
  const timer = setInterval(() => {
    const { user, system } = process.cpuUsage(before);
    if (process.memoryUsage.rss() > bounds.memory) passed('memory');
    else if ((user + system) / 1000 > bounds.cpuMs) passed('cpuMs');
  }, WATCH_MS);
  return () => clearInterval(timer);
}

/** The watch as a thread has it: text, because a thread of the built product has no file of its own. */
const THREAD = `
const { parentPort, workerData } = require('node:worker_threads');
let bounds;
let before;
parentPort.on('message', (next) => { bounds = next; before = process.cpuUsage(); });
setInterval(() => {
  if (bounds === undefined) return;
  const { user, system } = process.cpuUsage(before);
  if (process.memoryUsage.rss() > bounds.memory) process.kill(process.pid, workerData.memory);
  else if ((user + system) / 1000 > bounds.cpuMs) process.kill(process.pid, workerData.cpuMs);
}, ${WATCH_MS});
`;

/** For work in the main thread: a thread watches, and ends the process by a signal that says why. */
export function watchFromThread(): (bounds: TaskBounds) => () => void {
  const thread = new Worker(THREAD, {
    eval: true,
    workerData: ENDED_BY,
    resourceLimits: { maxOldGenerationSizeMb: 16 },
  });
  thread.unref();
  return (bounds) => {
    thread.postMessage(bounds);
    return () => thread.postMessage(undefined);
  };
}
