/** The process that decodes pictures; `openImageProcess` starts it. */
import sharp from 'sharp';
import { serveTasks } from '#server/core/worker-process/serve-tasks.ts';
import { watchFromMain } from '#server/core/worker-process/watch-bounds.ts';
import { refusedBy } from './decoding.ts';
import { examineClosely } from './examine-closely.ts';
import { examineImage } from './examine-image.ts';
import type { ImageAnswer, ImageTask } from './image-program.ts';
import { renderImage } from './render-image.ts';

sharp.concurrency(1);
sharp.cache(false);
serveTasks<ImageTask, ImageAnswer>({ answerTo, worn: 400 * 1024 * 1024, watch: watchFromMain });

async function answerTo(task: ImageTask): Promise<ImageAnswer> {
  try {
    if (task.kind === 'examine') return { examined: await examineImage(task.path, task) };
    if (task.kind === 'examineClosely') return { closely: await examineClosely(task.path) };
    await renderImage(task.path, task.to, task.rendition);
    return {};
  } catch (error) {
    if (error instanceof Error && 'code' in error) return { failed: error.message };
    return { refused: refusedBy(error).reason };
  }
}
