import type { ArticleDocument } from '@toasoan/contract/article/article-node.ts';
import type { PageSnapshot } from '@toasoan/contract/features/pages/history/page-version.ts';
import type { PageDetails } from '@toasoan/contract/features/pages/page-details.ts';
import type { PageFacts } from '@toasoan/contract/features/pages/workflow/page-transitions.ts';
import type { PostMedia } from '@toasoan/contract/features/posts/media/post-media.ts';
import type { Selectable } from 'kysely';
import type { PageTable } from '#server/core/db/tables/page-tables.ts';
import type { PictureRow } from '#server/core/media/picture-view.ts';

/** Who has a page open for writing. */
export interface PageHolder {
  readonly userId: string;
  readonly name: string;
  /** In milliseconds: JSON has no times. */
  readonly since: number;
}

/** The columns that lists show. */
export type PageRowRecord = Omit<
  Selectable<PageTable>,
  | 'content'
  | 'details'
  | 'sanitizer_version'
  | 'search_words'
  | 'excerpt'
  | 'keywords'
  | 'seo_title'
  | 'seo_description'
> & {
  readonly parent_title: string | null;
  readonly review_owner_name: string | null;
  readonly menu_show: boolean;
  readonly holder: PageHolder | null;
};

/** A whole page as stored. */
export interface PageRecord extends PageRowRecord {
  readonly excerpt: string;
  readonly keywords: string[];
  readonly seo_title: string;
  readonly seo_description: string;
  readonly content: ArticleDocument;
  readonly details: PageDetails;
  readonly cover: PictureRow | null;
  readonly child_count: number;
  /** Old addresses that lead to it, newest first. */
  readonly redirects: string[];
  /** Files that it refers to. */
  readonly media: readonly PostMedia[];
}

/** Until it is set by hand or was public. */
export function pageSlugFollows(page: Pick<PageRecord, 'slug_is_manual' | 'ever_published'>): boolean {
  return !page.slug_is_manual && !page.ever_published;
}

export function pageFactsOf(
  page: Pick<PageRecord, 'state' | 'state_before_trash' | 'translation_of'>,
): PageFacts {
  return {
    state: page.state,
    stateBeforeTrash: page.state_before_trash,
    isTranslation: page.translation_of !== null,
  };
}

/** Everything a person wrote in the page. */
export function pageSnapshotOf(page: PageRecord): PageSnapshot {
  return {
    title: page.title,
    slug: page.slug,
    excerpt: page.excerpt,
    content: page.content,
    keywords: page.keywords,
    seoTitle: page.seo_title,
    seoDescription: page.seo_description,
    details: page.details,
  };
}
