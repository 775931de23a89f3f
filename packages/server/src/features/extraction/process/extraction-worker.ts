/** The process that reads foreign pages; `openExtractionProcess` starts it. */
import { serveTasks } from '#server/core/worker-process/serve-tasks.ts';
import { watchFromThread } from '#server/core/worker-process/watch-bounds.ts';
import { closeNetwork } from './close-network.ts';
import { doTask } from './do-task.ts';
import type { ExtractionAnswer, ExtractionTask } from './extraction-task.ts';

closeNetwork();
serveTasks<ExtractionTask, ExtractionAnswer>({
  answerTo,
  worn: 500 * 1024 * 1024,
  watch: watchFromThread(),
});

async function answerTo(task: ExtractionTask): Promise<ExtractionAnswer> {
  try {
    const result = doTask(task);
    return result === null ? {} : { result };
  } catch (error) {
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
