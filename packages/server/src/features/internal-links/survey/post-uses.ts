import { withoutSuggestions } from '@toasoan/contract/article/resolve-suggestions.ts';
import { targetKey } from '@toasoan/contract/features/internal-links/matching/link-rule.ts';
import {
  placeLinks,
  rulesOf,
  scanPost,
} from '@toasoan/contract/features/internal-links/matching/place-links.ts';
import type { Db } from '#server/core/db/database.ts';
import { keywordsOf } from '../delivery/deliver-links.ts';
import { readAddresses } from '../delivery/keywords-view.ts';
import { hostsOf } from '../site-hosts-view.ts';
import { whereLed } from './led-to-view.ts';
import type { Use } from './survey-store.ts';
import { readSurveyFacts, type SurveyedPost } from './surveyed-posts-view.ts';
import { writtenLinks } from './written-links.ts';

/** Where posts lead, by keywords and by the links in their texts: four statements for all of them. */
export async function usesOfPosts(
  db: Db,
  projectId: string,
  posts: readonly SurveyedPost[],
  now: Date,
): Promise<Use[]> {
  const automaton = await keywordsOf(db, projectId);
  const { offPostIds, withAllAbove, domains } = await readSurveyFacts(
    db,
    projectId,
    posts.map(({ id }) => id),
  );
  const ownHosts = hostsOf(domains);
  const scans = posts.map((post) => scanPost(automaton, post));
  const addresses = await readAddresses(db, projectId, [...new Set(scans.flatMap(rulesOf))]);
  const uses = posts.flatMap((post, index): Use[] => {
    const scan = scans[index] ?? { runs: [], hits: [] };
    const placed = placeLinks(scan, {
      now: now.toISOString(),
      categoryIds: withAllAbove(post.categoryIds),
      ownPath: `/${post.slug}`,
      addressOf: ({ id }) => addresses.get(id),
      isOff: offPostIds.has(post.id),
    });
    const ofText = writtenLinks(withoutSuggestions(post.content), ownHosts);
    return [
      ...placed.map(({ rule, href }) => ({
        postId: post.id,
        target: rule.target.type === 'url' ? href.replace(/[?#].*$/, '') : targetKey(rule.target),
        linkId: rule.id,
        address: '',
        problem: null,
      })),
      ...ofText.map((link) => ({ ...link, postId: post.id, linkId: null, problem: null })),
    ];
  });
  const led = await whereLed(
    db,
    projectId,
    uses.map(({ target }) => target),
  );
  return uses.map((use) => {
    const { target, problem } = led.get(use.target) ?? { target: use.target, problem: null };
    // What stands between a keyword and its page is asked of the keyword itself.
    if (use.linkId !== null || problem === null) return { ...use, target, address: '' };
    return { ...use, target, problem };
  });
}
