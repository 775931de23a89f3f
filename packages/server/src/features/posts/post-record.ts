import type { ArticleDocument } from '@toasoan/contract/article/article-node.ts';
import { isBlankArticle } from '@toasoan/contract/article/article-text.ts';
import type { PostFacts, PublishFacts } from '@toasoan/contract/features/posts/post-rules.ts';
import type { Status } from '@toasoan/contract/vocabulary/status.ts';
import type { PostListRow } from './listing/post-list-row.ts';
import type { PostTerms } from './saving/post-links-store.ts';

interface Term {
  readonly id: string;
  readonly title: string;
}

export interface PostCategory extends Term {
  readonly status: Status;
  readonly isMain: boolean;
}

/** A whole post as the database holds it. */
export interface PostRecord extends Omit<PostListRow, 'category_id' | 'category_title'> {
  readonly slug_is_manual: boolean;
  readonly ever_published: boolean;
  readonly unpublish_reason: string;
  readonly excerpt: string;
  readonly content: ArticleDocument;
  readonly content_html: string;
  readonly keywords: string[];
  readonly seo_title: string;
  readonly seo_description: string;
  /** In the order they were given. */
  readonly categories: PostCategory[];
  readonly tags: Term[];
}

export function mainCategoryOf(post: PostRecord): PostCategory | undefined {
  return post.categories.find((category) => category.isMain);
}

/** Until it is set by hand or was public. */
export function slugFollowsTitle(post: Pick<PostRecord, 'slug_is_manual' | 'ever_published'>): boolean {
  return !post.slug_is_manual && !post.ever_published;
}

export function termsOf(post: PostRecord): PostTerms {
  return {
    mainCategoryId: mainCategoryOf(post)?.id ?? null,
    categoryIds: post.categories.map((category) => category.id),
    tagIds: post.tags.map((tag) => tag.id),
  };
}

/** What the rules about moves and reading ask. */
export function factsOf(post: PostRecord): PostFacts {
  return {
    state: post.state,
    createdById: post.created_by_id,
    stateBeforeTrash: post.state_before_trash,
  };
}

/** What the publish guard asks. */
export function publishFactsOf(post: PostRecord): PublishFacts {
  const main = mainCategoryOf(post);
  return {
    title: post.title,
    hasContent: !isBlankArticle(post.content),
    mainCategory: main === undefined ? 'none' : main.status === 'ENABLE' ? 'enabled' : 'disabled',
    bylineCount: post.authors.length,
  };
}
