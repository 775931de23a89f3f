import type { ArticleDocument, ArticleNode } from '@toasoan/contract/article/article-node.ts';
import { linkTargets, targetName } from '@toasoan/contract/article/link-target.ts';
import { withoutSuggestions } from '@toasoan/contract/article/resolve-suggestions.ts';
import { targetKey } from '@toasoan/contract/features/internal-links/matching/link-rule.ts';
import { placeLinks } from '@toasoan/contract/features/internal-links/matching/place-links.ts';
import * as z from 'zod/mini';
import type { Db } from '#server/core/db/database.ts';
import { type JobHandler, shortJob } from '#server/core/jobs/job.ts';
import { addJob } from '#server/core/jobs/job-store.ts';
import { readForLinks } from '../delivery/deliver-links.ts';
import { readFacts } from '../delivery/keywords-view.ts';
import {
  beginSurvey,
  countSurveyed,
  endSurvey,
  isSurveyed,
  publicPostsBelow,
  replaceUses,
  type SurveyedPost,
  type Use,
} from './survey-store.ts';

const SURVEY = 'internalLink.survey';
/** Posts of one run: half a second. */
const STEP = 50;
/** The newest public posts; older ones change no decision. */
const MOST_POSTS = 20_000;
/** Above every id. */
const FIRST = '999999999999999999';
/** Changes in quick succession are counted once. */
const DELAY_MS = 2 * 60_000;
const DAY_MS = 24 * 3_600_000;

const payload = z.strictObject({
  projectId: z.string(),
  below: z.string(),
  posts: z.number(),
  /** Of the keywords when the survey began. */
  counter: z.string(),
});
type Step = z.output<typeof payload>;

/** Counts in which public posts keywords stand, and where posts lead, some posts at a time. */
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
  await beginSurvey(db, projectId, now);
  await addSurvey(db, projectId, now);
  return true;
}

async function addSurvey(db: Db, projectId: string, runAt: Date): Promise<void> {
  await addStep(db, { projectId, below: FIRST, posts: 0, counter: '' }, runAt);
}

async function addStep(db: Db, step: Step, runAt: Date): Promise<void> {
  await addJob(db, { kind: SURVEY, payload: step, key: `${SURVEY}:${step.projectId}`, runAt });
}

async function survey(db: Db, step: Step, now: Date): Promise<void> {
  const { projectId, below } = step;
  const current = await readFacts(db, projectId, { postId: null, categoryIds: [] });
  const counter = step.below === FIRST ? current.counter : step.counter;
  if (below === FIRST) await beginSurvey(db, projectId, now);
  const posts = await publicPostsBelow(db, projectId, { below, most: STEP });
  const uses: Use[] = [];
  for (const post of posts) uses.push(...(await usesOf(db, projectId, post, now)));
  const surveyed = step.posts + posts.length;
  const isLast = posts.length < STEP || surveyed >= MOST_POSTS;
  await replaceUses(db, projectId, { from: isLast ? '0' : (posts.at(-1)?.id ?? '0'), below, uses });
  await countSurveyed(db, projectId, surveyed);
  if (!isLast)
    return await addStep(db, { projectId, below: posts.at(-1)?.id ?? '0', posts: surveyed, counter }, now);
  await endSurvey(db, projectId, now);
  const wait = current.counter === counter ? DAY_MS : DELAY_MS;
  await addSurvey(db, projectId, new Date(now.getTime() + wait));
}

/** Where a post leads: by keywords, and by the links in its text. */
async function usesOf(db: Db, projectId: string, post: SurveyedPost, now: Date): Promise<Use[]> {
  const { scan, placing } = await readForLinks(db, projectId, post, { now });
  const byKeywords = placeLinks(scan, placing).map(({ rule }) => ({
    postId: post.id,
    target: targetKey(rule.target),
    linkId: rule.id,
  }));
  const written = addressesIn(withoutSuggestions(post.content));
  return [...byKeywords, ...written.map((target) => ({ postId: post.id, target, linkId: null }))];
}

/** Targets and paths of an article's own links to the same site, each once. */
function addressesIn(document: ArticleDocument): string[] {
  const found = new Set(linkTargets(document).map(targetName));
  function look(node: ArticleNode): void {
    for (const { type, attrs } of node.marks ?? []) {
      const href = type === 'link' && attrs?.target === undefined ? String(attrs?.href ?? '') : '';
      if (href.startsWith('/')) found.add(href.replace(/[?#].*$/, ''));
    }
    for (const child of node.content ?? []) look(child);
  }
  look(document);
  return [...found];
}
