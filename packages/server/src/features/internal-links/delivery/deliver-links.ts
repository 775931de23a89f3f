import type { KeywordAutomaton } from '@toasoan/contract/features/internal-links/matching/keyword-automaton.ts';
import {
  type Placing,
  placeLinks,
  rulesOf,
  type Scan,
  scanPost,
} from '@toasoan/contract/features/internal-links/matching/place-links.ts';
import {
  linkedExcerpt,
  withPlacedLinks,
} from '@toasoan/contract/features/internal-links/matching/with-placed-links.ts';
import type { Db } from '#server/core/db/database.ts';
import type { DeliverArticle, DeliveredPost } from '#server/features/posts/public.ts';
import { CompiledKeywords } from './compiled-keywords.ts';
import { readAddresses, readFacts } from './keywords-view.ts';

/** One for the process: all deliveries share what is compiled. */
const compiled = new CompiledKeywords();

/** A post that was read by the keywords of its project, with everything that decides about its links. */
export interface ReadPost {
  readonly automaton: KeywordAutomaton;
  readonly scan: Scan;
  readonly placing: Placing;
}

interface Reading {
  readonly now: Date;
  /** Keywords instead of all of the project. */
  readonly automaton?: KeywordAutomaton;
}

/** Three statements, whatever the number of keywords; the first time after a change one more. */
export async function readForLinks(
  db: Db,
  projectId: string,
  post: DeliveredPost,
  { now, automaton: given }: Reading,
): Promise<ReadPost> {
  const { counter, isOff, categoryIds } = await readFacts(db, projectId, {
    postId: post.id,
    categoryIds: post.categoryIds,
  });
  const automaton = given ?? (await compiled.of(db, projectId, counter));
  const scan = scanPost(automaton, post);
  const addresses = await readAddresses(db, projectId, rulesOf(scan));
  const ownPath = post.slug === '' ? '' : `/${post.slug}`;
  const addressOf: Placing['addressOf'] = ({ id }) => addresses.get(id);
  return { automaton, scan, placing: { now: now.toISOString(), categoryIds, ownPath, addressOf, isOff } };
}

/** All keywords of a project, compiled. */
export async function keywordsOf(db: Db, projectId: string): Promise<KeywordAutomaton> {
  const { counter } = await readFacts(db, projectId, { postId: null, categoryIds: [] });
  return await compiled.of(db, projectId, counter);
}

/** The post as readers get it, with the links of the project's keywords; its stored text stays as it is. */
export const deliverLinks: DeliverArticle = async (db, projectId, post, now) => {
  const { scan, placing } = await readForLinks(db, projectId, post, { now });
  const placed = placeLinks(scan, placing);
  return {
    content: withPlacedLinks(post.content, placed),
    excerpt: linkedExcerpt(post.excerpt, placed),
  };
};
