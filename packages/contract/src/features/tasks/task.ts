import * as z from 'zod/mini';

export const TASK_STATES = ['QUEUED', 'RUNNING', 'DONE', 'FAILED', 'CANCELLED'] as const;
export type TaskState = (typeof TASK_STATES)[number];

/** Work that takes longer than a call; the console has a name for each kind. */
export const TASK_KINDS = [
  'post-export',
  'event-export',
  'takedown-export',
  'correction-export',
  'media-zip',
  'comment-bulk',
  'crawled-reparse',
  'glossary-import',
  'glossary-export',
  'translation-replace',
  'submission-check',
  'submission-export',
  'vote-analysis',
  'contest-minutes',
] as const;
export type TaskKind = (typeof TASK_KINDS)[number];

/** Days that a task is listed and its file is kept. */
export const TASK_DAYS = 7;

export const task = z.object({
  id: z.string(),
  kind: z.enum(TASK_KINDS),
  /** The subject, in the words of the user who started it. */
  title: z.string(),
  projectId: z.nullable(z.string()),
  state: z.enum(TASK_STATES),
  done: z.number(),
  /** Null while the total is unknown. */
  total: z.nullable(z.number()),
  /** Why it failed, in the language of the caller. */
  error: z.nullable(z.string()),
  /** Set if there is a file to download. */
  file: z.nullable(z.object({ name: z.string(), size: z.number() })),
  createTime: z.string(),
  startTime: z.nullable(z.string()),
  endTime: z.nullable(z.string()),
});
export type Task = z.output<typeof task>;

export const isUnderWay = (state: TaskState): boolean => state === 'QUEUED' || state === 'RUNNING';
