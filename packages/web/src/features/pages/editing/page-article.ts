import type { Page, PageDraft } from '@toasoan/contract/features/pages/page.ts';
import type { ArticleSession, ArticleTypes } from '#web/features/articles/public.ts';
import type { PageValues, pageInput } from './page-values.ts';

/** The types of a static page for the editing that all articles share. */
export interface PageArticle extends ArticleTypes {
  readonly record: Page;
  readonly values: PageValues;
  readonly input: ReturnType<typeof pageInput>;
  readonly draft: PageDraft;
  /** Nothing that has to be named. */
  readonly names: readonly [];
}

export type PageSession = ArticleSession<PageArticle>;
