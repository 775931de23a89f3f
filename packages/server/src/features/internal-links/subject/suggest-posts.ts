import type { ArticleDocument } from '@toasoan/contract/article/article-node.ts';
import { targetPath } from '@toasoan/contract/article/link-target.ts';
import { withoutSuggestions } from '@toasoan/contract/article/resolve-suggestions.ts';
import type { SuggestedPost } from '@toasoan/contract/features/internal-links/article-links.ts';
import type { ArticleRun } from '@toasoan/contract/features/internal-links/matching/article-runs.ts';
import type { Db } from '#server/core/db/database.ts';
import { findPostsOnSubject, type Subject } from '#server/features/posts/public.ts';
import { leadingTo } from '../inbound/inbound-view.ts';
import { siteHosts } from '../site-hosts-view.ts';
import { whereLed } from '../survey/led-to-view.ts';
import { writtenLinks } from '../survey/written-links.ts';
import { placesOfPosts } from './place-of-post.ts';
import { rankPosts } from './rank-posts.ts';

/** For these a place is looked for; those with one come first, those that lead here already last. */
const LOOKED_AT = 20;
const MOST_SUGGESTED = 8;

interface WrittenText {
  readonly postId: string | undefined;
  readonly subject: Subject;
  readonly content: ArticleDocument;
  /** Its lines. */
  readonly runs: readonly ArticleRun[];
  /** Words that are links at delivery or are suggested as such, and where these lead. */
  readonly taken: readonly {
    readonly run: number;
    readonly from: number;
    readonly to: number;
    readonly href: string;
  }[];
}

/** Public posts on the subject of a text that it does not link to yet. Two statements, or three of a saved one; two more where it has links. */
export async function suggestPosts(
  db: Db,
  projectId: string,
  { postId, subject, content, runs, taken }: WrittenText,
): Promise<SuggestedPost[]> {
  const found = await findPostsOnSubject(db, projectId, subject, postId);
  if (found.length === 0) return [];
  const linked = await linkedFrom(db, projectId, content);
  const atDelivery = new Set(taken.map(({ href }) => href.replace(/[?#].*$/, '')));
  const ranked = rankPosts(subject, found)
    .filter(({ post }) => !linked.has(`post:${post.id}`) && !atDelivery.has(pathOf(post)))
    .slice(0, LOOKED_AT);
  const linkable = ranked.map(({ post: { id, title, accounts } }) => ({ id, title, names: accounts }));
  const places = placesOfPosts(runs, linkable, taken);
  const among = ranked.map(({ post }) => post.id);
  const leading =
    postId === undefined ? new Set() : await leadingTo(db, projectId, postId, { among, by: 'any' });
  return ranked
    .map(({ post, shared }) => ({
      id: post.id,
      title: post.title,
      href: pathOf(post),
      publishedTime: post.publishedTime?.toISOString() ?? null,
      shared,
      place: places.get(post.id) ?? null,
      linksHere: leading.has(post.id),
    }))
    .sort(
      (one, other) =>
        Number(one.linksHere) - Number(other.linksHere) ||
        Number(one.place === null) - Number(other.place === null),
    )
    .slice(0, MOST_SUGGESTED);
}

const pathOf = ({ slug }: { readonly slug: string }) => targetPath('post', slug);

/** The records to which an article links, by their names as targets; old addresses lead on. */
async function linkedFrom(db: Db, projectId: string, content: ArticleDocument): Promise<ReadonlySet<string>> {
  const plain = withoutSuggestions(content);
  if (!JSON.stringify(plain).includes('"link"')) return new Set();
  const targets = writtenLinks(plain, await siteHosts(db, projectId)).map(({ target }) => target);
  const led = await whereLed(db, projectId, targets);
  return new Set(targets.map((target) => led.get(target)?.target ?? target));
}
