import type { ArticleNode } from '../../../article/article-node.ts';
import { isBlankArticle } from '../../../article/article-text.ts';
import type { PostMedia } from '../../posts/media/post-media.ts';
import { UNTITLED } from '../../posts/post.ts';
import type { PageDetails } from '../page-details.ts';
import { PAGE_RULE_TEXTS } from '../page-rule-texts.ts';

/** The input of the checks, the same on console and server. */
export interface PageCheckFacts {
  readonly title: string;
  readonly content: ArticleNode;
  readonly details: Pick<PageDetails, 'cover'>;
  /** Its files of the library; unknown ones are left out. */
  readonly media: readonly Pick<PostMedia, 'id' | 'state' | 'licenceStatus'>[];
}

type PageCheckCode = 'TITLE_REQUIRED' | 'CONTENT_REQUIRED' | 'COVER_UNUSABLE';

export interface PageCheck {
  readonly code: PageCheckCode;
  /** The field where it is fixed. */
  readonly field: string;
  readonly isMet: (facts: PageCheckFacts) => boolean;
}

/** What stands in the way of publishing, in the order of the editor. */
const PAGE_CHECKS: readonly PageCheck[] = [
  {
    code: 'TITLE_REQUIRED',
    field: 'title',
    isMet: ({ title }) => title !== '' && title !== UNTITLED,
  },
  { code: 'CONTENT_REQUIRED', field: 'content', isMet: ({ content }) => !isBlankArticle(content) },
  {
    code: 'COVER_UNUSABLE',
    field: 'cover',
    isMet: ({ details: { cover }, media }) => {
      const file = media.find(({ id }) => id === cover?.mediaId);
      return cover === null || (file?.state === 'READY' && file.licenceStatus !== 'DENIED');
    },
  },
];

export function unmetPageChecks(facts: PageCheckFacts): PageCheck[] {
  return PAGE_CHECKS.filter(({ isMet }) => !isMet(facts));
}

export function textOfPageCheck({ code }: PageCheck): (typeof PAGE_RULE_TEXTS)[PageCheckCode] {
  return PAGE_RULE_TEXTS[code];
}
