import type { RecordLanguage } from '@toasoan/contract/vocabulary/language.ts';
import { type ComponentType, createContext, use } from 'react';
import type { LiveArticle } from '#web/patterns/article-editor/live-article.ts';

/** What decides about the links of an article beside its text. */
export interface LinkFacts {
  /** Undefined before the first save. */
  readonly postId: string | undefined;
  readonly title: string;
  readonly excerpt: string;
  readonly categoryIds: readonly string[];
}

/** What the article is about, by which posts on the same subject are found. */
export interface LinkSubject {
  readonly tagIds: readonly string[];
  /** People, places and bodies. */
  readonly accountIds: readonly string[];
  readonly lang: RecordLanguage;
}

export interface LinkSuggestionsProps {
  readonly facts: LinkFacts;
  readonly subject: LinkSubject;
  readonly article: LiveArticle;
}

export interface InboundLinksProps {
  readonly postId: string;
}

interface ArticleLinks {
  /** A panel beside an article that is being written. */
  readonly LinkSuggestions: ComponentType<LinkSuggestionsProps>;
  /** A panel beside a post that readers could open: what links to it. */
  readonly InboundLinks: ComponentType<InboundLinksProps>;
}

const Nothing = () => null;
const NO_LINKS: ArticleLinks = {
  LinkSuggestions: Nothing,
  InboundLinks: Nothing,
};

/** Links by keywords, provided by the app: features that show articles lie below the one that places them. */
export const ArticleLinksContext = createContext<ArticleLinks>(NO_LINKS);

export function useArticleLinks(): ArticleLinks {
  return use(ArticleLinksContext);
}
