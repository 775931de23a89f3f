import type {
  SuggestedPage,
  Trial,
  tryBody,
  WrittenPost,
  WrittenPostLinks,
} from '@toasoan/contract/features/internal-links/article-links.ts';
import { articleRuns } from '@toasoan/contract/features/internal-links/matching/article-runs.ts';
import { explainLinks } from '@toasoan/contract/features/internal-links/matching/explain-links.ts';
import { KeywordAutomaton } from '@toasoan/contract/features/internal-links/matching/keyword-automaton.ts';
import {
  MAX_LINKS_PER_POST,
  type PlacedLink,
  placeLinks,
  scanPost,
} from '@toasoan/contract/features/internal-links/matching/place-links.ts';
import type * as z from 'zod/mini';
import type { Caller } from '#server/core/auth/caller.ts';
import type { Db } from '#server/core/db/database.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { getPost, postActor, workingCopyOf } from '#server/features/posts/public.ts';
import { keywordsOf, readForLinks } from '../delivery/deliver-links.ts';
import { versionsOf } from '../internal-link-view.ts';
import { suggestPosts } from '../subject/suggest-posts.ts';
import { findOwnPages, type OwnPage, ruleOfPage } from './own-pages-view.ts';
import { placedPlace, refusedPlace, shownRun } from './shown-places.ts';

export interface TrialCall {
  readonly db: Db;
  readonly projectId: string;
  readonly caller: Caller;
}

/** What keywords would do to a post as its editors see it. @throws NOT_FOUND for a post or keyword of elsewhere. */
export async function tryLinks(
  { db, projectId, caller }: TrialCall,
  { postId, linkId, alone }: z.output<typeof tryBody>,
  now: Date,
): Promise<Trial> {
  const post = workingCopyOf(await getPost(db, projectId, postActor(caller), postId));
  const all = await keywordsOf(db, projectId);
  const tried = linkId === undefined ? undefined : all.rules.find(({ id }) => id === linkId);
  if (linkId !== undefined && tried === undefined) throw new AppError('NOT_FOUND');
  const automaton = alone && tried !== undefined ? new KeywordAutomaton([tried]) : all;
  const { title, slug, excerpt, content, categories } = post;
  const words = { id: postId, title, slug, excerpt, content, categoryIds: categories.map(({ id }) => id) };
  const { scan, placing } = await readForLinks(db, projectId, words, { now, automaton });
  const { placed, refused } = explainLinks(automaton, scan, { ...placing, tried: linkId });
  const versions = await versionsOf(
    db,
    projectId,
    [...placed, ...refused].map(({ rule }) => rule.id),
  );
  return {
    post: {
      id: postId,
      title,
      category: categories.find(({ isMain }) => isMain)?.title ?? '',
      isOff: placing.isOff,
    },
    runs: scan.runs.map(shownRun),
    placed: placed.map((link) => placedPlace(link, versions)),
    refused: refused.map((link) => refusedPlace(link, versions)),
    most: MAX_LINKS_PER_POST,
  };
}

/** The links of a post as it is being written. @throws NOT_FOUND for a post that the person may not read. */
export async function linksOfWritten(
  { db, projectId, caller }: TrialCall,
  { postId, withPages, tagIds, accountIds, lang, ...written }: WrittenPost,
  now: Date,
): Promise<WrittenPostLinks> {
  const slug = postId === undefined ? '' : (await getPost(db, projectId, postActor(caller), postId)).slug;
  const words = { ...written, id: postId ?? null, slug };
  const { scan, placing } = await readForLinks(db, projectId, words, { now });
  const placed = placeLinks(scan, placing);
  const versions = new Map<string, number>();
  const answer = { isOff: placing.isOff, placed: placed.map((link) => placedPlace(link, versions)) };
  if (!withPages) return { ...answer, pages: [], posts: [] };
  // Nothing can be written into a standfirst: it has no links of its own.
  const ofText = { ...words, excerpt: '' };
  const runs = articleRuns(ofText);
  const pages = suggestedPages(await findOwnPages(db, projectId, runs), ofText, placed);
  const subject = { title: written.title, tagIds, accountIds, lang };
  const taken = [...placed, ...pages];
  const posts = await suggestPosts(db, projectId, { postId, subject, content: written.content, runs, taken });
  return { ...answer, pages, posts };
}

/** Places for pages that nothing leads to yet, outside the links that are there. */
function suggestedPages(
  pages: readonly OwnPage[],
  words: Parameters<typeof scanPost>[1],
  placed: readonly PlacedLink[],
): SuggestedPage[] {
  const byRule = new Map(pages.map((page) => [`${page.kind}:${page.id}`, page]));
  const automaton = new KeywordAutomaton(pages.map(ruleOfPage));
  const linked = new Set(placed.map(({ href }) => href));
  const found = placeLinks(scanPost(automaton, words), {
    now: '',
    categoryIds: [],
    ownPath: '',
    addressOf: ({ id }) => byRule.get(id)?.path,
    isOff: false,
  });
  return found.flatMap(({ rule, phrase: _, href, ...place }) => {
    const page = byRule.get(rule.id);
    const isTaken = placed.some((one) => one.run === place.run && one.from < place.to && one.to > place.from);
    if (page === undefined || isTaken || linked.has(href)) return [];
    const { kind, id, name } = page;
    return [{ ...place, phrase: name, kind, id, name, href }];
  });
}
