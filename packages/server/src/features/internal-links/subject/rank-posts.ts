import type { SharedSubject } from '@toasoan/contract/features/internal-links/article-links.ts';
import {
  sharedPhrases,
  TextSyllables,
} from '@toasoan/contract/features/internal-links/subject/subject-phrases.ts';
import { titleSimilarity } from '@toasoan/contract/vocabulary/similar-titles.ts';
import type { PostOnSubject, Subject } from '#server/features/posts/public.ts';

const OF_TAG = 2;
const OF_ACCOUNT = 3;
const OF_TITLE = 6;
/** Headlines that share words alone tell of one subject from this similarity on. */
const LEAST_SIMILAR = 0.25;

/** A post on a subject with what both have in common. */
export interface RankedPost {
  readonly post: PostOnSubject;
  readonly shared: SharedSubject;
}

/** The posts that have most in common with a subject first, then the newest; chance words are no subject. */
export function rankPosts({ title }: Subject, posts: readonly PostOnSubject[]): RankedPost[] {
  const words = new TextSyllables([title]);
  return posts
    .map((post) => {
      const { tags, accounts } = post;
      const likeness = titleSimilarity(title, post.title);
      const [phrase = ''] = likeness < LEAST_SIMILAR ? [] : sharedPhrases(post.title, words);
      const score = tags.length * OF_TAG + accounts.length * OF_ACCOUNT + likeness * OF_TITLE;
      return { post, shared: { tags: [...tags], accounts: [...accounts], words: phrase }, score };
    })
    .filter(({ shared }) => shared.tags.length + shared.accounts.length > 0 || shared.words !== '')
    .sort((one, other) => other.score - one.score || timeOf(other.post) - timeOf(one.post));
}

const timeOf = ({ publishedTime }: PostOnSubject) => publishedTime?.getTime() ?? 0;
