/** The process that decodes pictures; `openImageDesk` starts it. It has no database, no secret and no caller. */
import { constants, setPriority } from 'node:os';
import sharp from 'sharp';
import { refusedBy } from './decoding.ts';
import { examineImage } from './examine-image.ts';
import { renderImage } from './render-image.ts';
import type { BoundedTask, ImageAnswer, ImageTask, TaskBounds } from './worker-process.ts';

/** The memory a process keeps after finished work. */
const WORN = 400 * 1024 * 1024;
const WATCH_MS = 100;

// Lower priority than answering calls; not the lowest, which never runs on a busy machine.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
sharp.concurrency(1);
sharp.cache(false);
// The parent decides when this process ends; a signal to the whole group is for the parent. Without a parent there
// is nothing to do, and an orderly exit would wait for the picture.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
process.on('message', async (task: BoundedTask) => {
  const endWatch = watch(task.bounds);
  const answer = await answerTo(task);
  endWatch();
  say({ ...answer, isWorn: process.memoryUsage.rss() > WORN });
});
say({ isWorn: false });

function say(answer: ImageAnswer): void {
  process.send?.(answer);
}

async function answerTo(task: ImageTask): Promise<Omit<ImageAnswer, 'isWorn'>> {
  try {
    if (task.kind === 'examine') return { examined: await examineImage(task.path) };
    await renderImage(task.path, task.to, task.rendition);
    return {};
  } catch (error) {
    if (error instanceof Error && 'code' in error) return { failed: error.message };
    return { refused: refusedBy(error).reason };
  }
}

function watch({ cpuMs, memory }: TaskBounds): () => void {
  const before = process.cpuUsage();
  const timer = setInterval(() => {
    const { user, system } = process.cpuUsage(before);
    const passed = process.memoryUsage.rss() > memory ? 'memory' : (user + system) / 1000 > cpuMs && 'cpuMs';
    if (passed) say({ passed, isWorn: true });
  }, WATCH_MS);
  return () => clearInterval(timer);
}
