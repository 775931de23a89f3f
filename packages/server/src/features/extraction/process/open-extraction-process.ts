import type { TaskEnd } from '#server/core/worker-process/worker-process.ts';
import { openWorkerQueue, type QueueOptions } from '#server/core/worker-process/worker-queue.ts';
import { extractionProgram } from './extraction-program.ts';
import {
  type ExtractionAnswer,
  type ExtractionKinds,
  ExtractionRefused,
  type ExtractionTask,
} from './extraction-task.ts';

const MB = 1024 * 1024;
const DEFAULTS: QueueOptions = {
  line: 200,
  // An ordinary page takes 50 ms; the largest sitemap takes 4 s and 300 MB.
  bounds: { cpuMs: 10_000, memory: 900 * MB },
  wallMs: 60_000,
  idleMs: 60_000,
};

interface ExtractionProcessOptions extends Partial<QueueOptions> {
  /** Says which page was given up, and why. */
  readonly onRefused?: (refusal: { reason: ExtractionRefused['reason']; kind: string; url: string }) => void;
}

/** Reads foreign pages in a separate process, so that nothing hostile runs where calls are answered. */
export interface ExtractionProcess {
  /** Of the process, while one runs. */
  readonly pid: number | undefined;
  /** An article from its pages. @throws ExtractionRefused */
  extract(task: ExtractionKinds['extract']['task']): Promise<ExtractionKinds['extract']['result']>;
  /** The articles of a feed, a sitemap, a page or an answer; null where it is no such list. @throws ExtractionRefused */
  list(task: ExtractionKinds['list']['task']): Promise<ExtractionKinds['list']['result']>;
  /** Sections and feeds that a front page names. @throws ExtractionRefused */
  discover(task: ExtractionKinds['discover']['task']): Promise<ExtractionKinds['discover']['result']>;
  /** The feeds of an OPML file; null where it is none. @throws ExtractionRefused */
  opml(task: ExtractionKinds['opml']['task']): Promise<ExtractionKinds['opml']['result']>;
  /** Selectors for what a person clicked, the best first. @throws ExtractionRefused */
  suggest(task: ExtractionKinds['suggest']['task']): Promise<ExtractionKinds['suggest']['result']>;
  /** Of each page what each selector of a field gives by itself; '' for nothing. @throws ExtractionRefused */
  tryField(task: ExtractionKinds['tryField']['task']): Promise<ExtractionKinds['tryField']['result']>;
  /** What a selector finds, before and after its steps. @throws ExtractionRefused */
  select(task: ExtractionKinds['select']['task']): Promise<ExtractionKinds['select']['result']>;
  /** The page for looking at: no scripts, no requests, every element numbered. @throws ExtractionRefused */
  showSafely(task: ExtractionKinds['showSafely']['task']): Promise<ExtractionKinds['showSafely']['result']>;
  /** Ends the process, if one runs. */
  stop(): Promise<void>;
}

/** One process, started with the first page, one page at a time. */
export function openExtractionProcess({
  onRefused,
  ...options
}: ExtractionProcessOptions = {}): ExtractionProcess {
  const queue = openWorkerQueue<ExtractionTask, ExtractionAnswer>(extractionProgram(), {
    ...DEFAULTS,
    ...options,
  });

  async function ask<Kind extends keyof ExtractionKinds>(
    kind: Kind,
    task: ExtractionKinds[Kind]['task'],
  ): Promise<ExtractionKinds[Kind]['result'] | null> {
    const end = await queue.run({ kind, ...task } as ExtractionTask);
    try {
      return (answerIn(end).result ?? null) as ExtractionKinds[Kind]['result'] | null;
    } catch (error) {
      if (error instanceof ExtractionRefused) onRefused?.({ reason: error.reason, kind, url: urlOf(task) });
      throw error;
    }
  }

  async function must<Kind extends keyof ExtractionKinds>(kind: Kind, task: ExtractionKinds[Kind]['task']) {
    const result = await ask(kind, task);
    if (result === null) throw new Error(`The process for pages answered ${kind} without a result.`);
    return result;
  }

  return {
    get pid() {
      return queue.pid;
    },
    extract: (task) => must('extract', task),
    list: (task) => ask('list', task),
    discover: (task) => must('discover', task),
    opml: (task) => ask('opml', task),
    suggest: (task) => must('suggest', task),
    tryField: (task) => must('tryField', task),
    select: (task) => must('select', task),
    showSafely: (task) => must('showSafely', task),
    stop: () => queue.stop(),
  };
}

/** '' for a text that came from nowhere. */
function urlOf(task: ExtractionKinds[keyof ExtractionKinds]['task']): string {
  if ('page' in task) return task.page.url;
  const [first] = 'pages' in task ? task.pages : [];
  if (first === undefined) return '';
  return 'page' in first ? first.page.url : first.url;
}

function answerIn(end: TaskEnd<ExtractionAnswer>): ExtractionAnswer {
  if (end.kind === 'notBegun') throw new Error('The process for pages does not start.');
  if (end.kind === 'crashed') throw new ExtractionRefused('UNREADABLE');
  if (end.kind === 'tooLong') throw new ExtractionRefused('TOOK_TOO_LONG');
  if (end.kind === 'tooMuchMemory') throw new ExtractionRefused('TOO_LARGE');
  const { answer = {} } = end;
  if (answer.failed !== undefined) throw new ExtractionRefused('UNREADABLE', answer.failed);
  return answer;
}
