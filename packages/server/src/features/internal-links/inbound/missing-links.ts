import { setImmediate as breathe } from 'node:timers/promises';
import { targetName } from '@toasoan/contract/article/link-target.ts';
import { withoutSuggestions } from '@toasoan/contract/article/resolve-suggestions.ts';
import type { SharedSubject } from '@toasoan/contract/features/internal-links/article-links.ts';
import { articleRuns } from '@toasoan/contract/features/internal-links/matching/article-runs.ts';
import type { MissingLink } from '@toasoan/contract/features/internal-links/report.ts';
import { NAMED_ACCOUNTS_FIELDS } from '@toasoan/contract/features/posts/named/named-accounts.ts';
import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { syllablesOf } from '@toasoan/contract/vocabulary/syllables-of.ts';
import type { Db } from '#server/core/db/database.ts';
import { findNamedAccounts, findPostsOnSubject, findPostsWithWords } from '#server/features/posts/public.ts';
import { siteHosts } from '../site-hosts-view.ts';
import { placesOfPosts } from '../subject/place-of-post.ts';
import { rankPosts } from '../subject/rank-posts.ts';
import { whereLed } from '../survey/led-to-view.ts';
import { publicPostsByIds, type SurveyedPost } from '../survey/surveyed-posts-view.ts';
import { writtenLinks } from '../survey/written-links.ts';
import { leadingTo } from './inbound-view.ts';

/** Of posts on the subject, and of those that say one of its names. */
const LOOKED_AT = 30;
const MOST_OF_A_NAME = 10;
const MOST_NAMES = 5;
const MOST_SHOWN = 10;

type AskedPost = Pick<Post, 'id' | 'title' | 'state' | 'tags' | 'details'>;

const NOTHING_SHARED: SharedSubject = { tags: [], accounts: [], words: '' };

/** Public posts that could lead readers to a public post and do not: those whose words speak of it come first. */
export async function missingLinks(db: Db, projectId: string, post: AskedPost): Promise<MissingLink[]> {
  if (post.state !== 'PUBLISHED') return [];
  const { id, title } = post;
  const tagIds = post.tags.map((tag) => tag.id);
  const accountIds = NAMED_ACCOUNTS_FIELDS.flatMap((field) => post.details[field]);
  const subject = { title, tagIds, accountIds, lang: post.details.lang };
  const ranked = rankPosts(subject, await findPostsOnSubject(db, projectId, subject, id)).slice(0, LOOKED_AT);
  const shared = new Map(ranked.map((one) => [one.post.id, one.shared]));
  const names = await namesOf(db, projectId, post, accountIds);
  const saying = await findPostsWithWords(db, projectId, names, MOST_OF_A_NAME);
  const ids = [...new Set([...shared.keys(), ...saying])].filter((one) => one !== id);
  const posts = await withoutLinkTo(db, projectId, id, await publicPostsByIds(db, projectId, ids));
  const missing: MissingLink[] = [];
  for (const one of posts) {
    // Some 2 ms for each text.
    await breathe();
    missing.push({
      postId: one.id,
      title: one.title,
      shared: shared.get(one.id) ?? NOTHING_SHARED,
      line: lineAbout({ id, title, names }, one),
    });
  }
  return missing
    .filter(({ postId, line }) => shared.has(postId) || line !== null)
    .sort(
      (one, other) =>
        Number(one.line === null) - Number(other.line === null) ||
        ids.indexOf(one.postId) - ids.indexOf(other.postId),
    )
    .slice(0, MOST_SHOWN);
}

/** Names of more than one syllable: what a post is about, and its tags. */
async function namesOf(
  db: Db,
  projectId: string,
  { tags }: AskedPost,
  accountIds: readonly string[],
): Promise<string[]> {
  const accounts = await findNamedAccounts(db, projectId, accountIds);
  return [...accounts.map(({ name }) => name), ...tags.map((tag) => tag.title)]
    .filter((name) => syllablesOf(name).length > 1)
    .slice(0, MOST_NAMES);
}

/** As the texts are now; the links of keywords are those of the survey. */
async function withoutLinkTo(
  db: Db,
  projectId: string,
  postId: string,
  posts: readonly SurveyedPost[],
): Promise<SurveyedPost[]> {
  if (posts.length === 0) return [];
  const hosts = await siteHosts(db, projectId);
  const written = new Map(
    posts.map(({ id, content }) => [
      id,
      writtenLinks(withoutSuggestions(content), hosts).map(({ target }) => target),
    ]),
  );
  const targets = [...written.values()].flat();
  const led: Awaited<ReturnType<typeof whereLed>> =
    targets.length === 0 ? new Map() : await whereLed(db, projectId, targets);
  const own = targetName({ kind: 'post', id: postId });
  const leading = await leadingTo(db, projectId, postId, { among: [...written.keys()], by: 'keyword' });
  return posts.filter(
    ({ id }) =>
      !leading.has(id) && !written.get(id)?.some((target) => (led.get(target)?.target ?? target) === own),
  );
}

/** The first line of a text with words that speak of the post. */
function lineAbout(
  post: Parameters<typeof placesOfPosts>[1][number],
  { content }: SurveyedPost,
): MissingLink['line'] {
  const runs = articleRuns({ title: '', excerpt: '', content });
  const place = placesOfPosts(runs, [post]).get(post.id);
  const text = place && runs[place.run]?.text;
  return place === undefined || text === undefined ? null : { text, from: place.from, to: place.to };
}
