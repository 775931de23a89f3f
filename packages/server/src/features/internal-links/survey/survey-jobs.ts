import { TARGET_KINDS } from '@toasoan/contract/article/link-target.ts';
import * as z from 'zod/mini';
import type { Db } from '#server/core/db/database.ts';
import { type JobHandler, shortJob } from '#server/core/jobs/job.ts';
import { addJob } from '#server/core/jobs/job-store.ts';
import { readFacts } from '../delivery/keywords-view.ts';
import { replaceOrphans } from './orphan-store.ts';
import { usesOfPosts } from './post-uses.ts';
import { beginSurvey, countSurveyed, endSurvey, isSurveyed, replaceUses } from './survey-store.ts';
import { countPublicPosts, publicPostsBelow } from './surveyed-posts-view.ts';

const SURVEY = 'internalLink.survey';
/** Posts of one run: half a second. */
const STEP = 100;
/** Pages of one run. */
const PAGES = 2_000;
/** Above every id. */
const FIRST = '999999999999999999';
/** Changes in quick succession are counted once. */
const DELAY_MS = 2 * 60_000;
const DAY_MS = 24 * 3_600_000;

/** First where all public posts lead, then to which pages of each kind none does. */
const PARTS = ['links', ...TARGET_KINDS] as const;

const payload = z.strictObject({
  projectId: z.string(),
  below: z.string(),
  posts: z.number(),
  /** Of the keywords when the survey began. */
  counter: z.string(),
  part: z._default(z.enum(PARTS), 'links'),
});
type Step = z.output<typeof payload>;

/** Looks at every public post of a project and at every page, some at a time, and keeps what it found. */
export const surveyJobs: readonly JobHandler[] = [
  shortJob({ kind: SURVEY, payload, run: async (step, { db, now }) => await survey(db, step, now()) }),
];

/** In the transaction that changes keywords: the counts follow some minutes after. */
export async function surveyLater(db: Db, projectId: string): Promise<void> {
  // One that runs begins again when it ends.
  if (await isSurveyed(db, projectId)) return;
  await addSurvey(db, projectId, new Date(Date.now() + DELAY_MS));
}

/** False where one runs. */
export async function surveyNow(db: Db, projectId: string, now: Date): Promise<boolean> {
  if (await isSurveyed(db, projectId)) return false;
  await begin(db, projectId, now);
  await addSurvey(db, projectId, now);
  return true;
}

async function begin(db: Db, projectId: string, now: Date): Promise<void> {
  await beginSurvey(db, projectId, { total: await countPublicPosts(db, projectId), now });
}

async function addSurvey(db: Db, projectId: string, runAt: Date): Promise<void> {
  await addStep(db, { projectId, below: FIRST, posts: 0, counter: '', part: 'links' }, runAt);
}

async function addStep(db: Db, step: Step, runAt: Date): Promise<void> {
  await addJob(db, { kind: SURVEY, payload: step, key: `${SURVEY}:${step.projectId}`, runAt });
}

async function survey(db: Db, step: Step, now: Date): Promise<void> {
  const next = step.part === 'links' ? await readLinks(db, step, now) : await readPages(db, step);
  if (next !== undefined) return await addStep(db, next, now);
  await endSurvey(db, step.projectId, now);
  const wait = (await counterOf(db, step.projectId)) === step.counter ? DAY_MS : DELAY_MS;
  await addSurvey(db, step.projectId, new Date(now.getTime() + wait));
}

const counterOf = async (db: Db, projectId: string) =>
  (await readFacts(db, projectId, { postId: null, categoryIds: [] })).counter;

async function readLinks(db: Db, step: Step, now: Date): Promise<Step | undefined> {
  const { projectId, below } = step;
  const isFirst = below === FIRST;
  if (isFirst) await begin(db, projectId, now);
  const counter = isFirst ? await counterOf(db, projectId) : step.counter;
  const found = await publicPostsBelow(db, projectId, { below, most: STEP });
  const last = found.length < STEP ? undefined : found.at(-1)?.id;
  const uses = await usesOfPosts(db, projectId, found, now);
  await replaceUses(db, projectId, { from: last ?? '0', below, uses });
  const posts = step.posts + found.length;
  await countSurveyed(db, projectId, posts);
  const done = { ...step, posts, counter };
  return last === undefined ? nextPart(done) : { ...done, below: last };
}

async function readPages(db: Db, step: Step): Promise<Step | undefined> {
  const { projectId, part: kind, below } = step;
  if (kind === 'links') return undefined;
  const last = await replaceOrphans(db, projectId, { kind, below, most: PAGES });
  return last === undefined ? nextPart(step) : { ...step, below: last };
}

function nextPart(step: Step): Step | undefined {
  const part = PARTS[PARTS.indexOf(step.part) + 1];
  return part && { ...step, part, below: FIRST };
}
