import { isSame } from '@toasoan/contract/features/posts/history/post-version.ts';
import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { PLAIN_DETAILS, type PostDetailName } from '@toasoan/contract/features/posts/post-details.ts';

/** Said of every post. */
const ALWAYS: readonly PostDetailName[] = ['postType', 'genre', 'origin'];
/** Said where it is not as usual; what the article itself shows is left to it. */
const WHERE_UNUSUAL: readonly PostDetailName[] = [
  'lang',
  'shortTitle',
  'provinceCodes',
  'sourceName',
  'sourceUrl',
  'sourceAuthor',
  'sourcePublishedTime',
  'embargoUntil',
  'expireTime',
  'showOnHome',
  'hideAuthor',
  'aiUsage',
  'sensitiveFlags',
  'isSponsored',
  'sponsorName',
  'bannedWordsReason',
  'allowComment',
  'allowShare',
  'allowPrint',
  'canonicalUrl',
  'noindex',
  'inNewsSitemap',
  'inRss',
  'internalNote',
];

/** The details of a post worth reading, in the order of the editor. */
export function factNames({ details }: Pick<Post, 'details'>): readonly PostDetailName[] {
  return [...ALWAYS, ...WHERE_UNUSUAL.filter((name) => !isSame(details[name], PLAIN_DETAILS[name]))];
}
