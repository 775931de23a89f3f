import type { ArticleDocument } from '@toasoan/contract/article/article-node.ts';
import type {
  CheckSettings,
  PostCheckFacts,
} from '@toasoan/contract/features/posts/checklist/check-facts.ts';
import { gatherFacts } from '@toasoan/contract/features/posts/checklist/gather-facts.ts';
import type { CorrectionRef } from '@toasoan/contract/features/posts/correction/correction-ref.ts';
import type { PostSnapshot } from '@toasoan/contract/features/posts/history/post-version.ts';
import type { PostMedia } from '@toasoan/contract/features/posts/media/post-media.ts';
import type { StoredPostDraft } from '@toasoan/contract/features/posts/post.ts';
import type { PostDetails } from '@toasoan/contract/features/posts/post-details.ts';
import type { PostFacts } from '@toasoan/contract/features/posts/workflow/post-transitions.ts';
import type { Status } from '@toasoan/contract/vocabulary/status.ts';
import type { PostTerms } from './editing/post-links-store.ts';
import type { PostListRow } from './list/post-list-row.ts';

interface Term {
  readonly id: string;
  readonly title: string;
}

export interface PostCategory extends Term {
  readonly status: Status;
  readonly isMain: boolean;
}

/** A whole post as stored. */
export interface PostRecord extends Omit<PostListRow, 'category_id' | 'category_title'> {
  readonly slug_is_manual: boolean;
  readonly ever_published: boolean;
  readonly excerpt: string;
  readonly content: ArticleDocument;
  readonly details: PostDetails;
  readonly facets: readonly string[];
  readonly pending: StoredPostDraft | null;
  readonly pending_time: Date | null;
  readonly pending_by_name: string;
  /** Names of the terms in `pending`. */
  readonly pending_categories: Term[];
  readonly pending_tags: Term[];
  readonly substantive_time: Date | null;
  readonly expire_time: Date | null;
  readonly assign_text: string;
  readonly watched_by_id: string | null;
  readonly watched_by_name: string;
  readonly approved_by_id: string | null;
  readonly approved_by_name: string;
  readonly rejected_by_name: string;
  /** The project's post settings. */
  readonly settings: CheckSettings;
  readonly keywords: string[];
  readonly seo_title: string;
  readonly seo_description: string;
  /** In the order they were given. */
  readonly categories: PostCategory[];
  readonly tags: Term[];
  readonly corrections: CorrectionRef[];
  /** Files that the text or the pending draft refers to. */
  readonly media: readonly PostMedia[];
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

/** The facts that the rules of transitions and reading need. */
export function factsOf(post: PostRecord): PostFacts {
  return {
    state: post.state,
    createdById: post.created_by_id,
    assigneeId: post.assignee_id,
    stateBeforeTrash: post.state_before_trash,
  };
}

/** The facts that checks before a transition need; `publishAt`: the planned publication. */
export function checkFactsOf(post: PostRecord, publishAt: Date): PostCheckFacts {
  const main = mainCategoryOf(post);
  const checked = {
    title: post.title,
    excerpt: post.excerpt,
    content: post.content,
    mainCategory: main === undefined ? 'none' : main.status === 'ENABLE' ? 'enabled' : 'disabled',
    categoryCount: post.categories.length,
    tagCount: post.tags.length,
    keywordCount: post.keywords.length,
    authors: post.authors,
    seoTitle: post.seo_title,
    seoDescription: post.seo_description,
    details: post.details,
    media: post.media,
  } as const;
  return gatherFacts(checked, {
    settings: post.settings,
    publishAt: publishAt.getTime(),
    mustFixNotes: post.must_fix_notes,
  });
}

/** Everything a person wrote in the post, with the current names of its terms. */
export function snapshotOf(post: PostRecord): PostSnapshot {
  return {
    title: post.title,
    slug: post.slug,
    excerpt: post.excerpt,
    content: post.content,
    mainCategoryId: mainCategoryOf(post)?.id ?? null,
    categories: post.categories.map(({ id, title }) => ({ id, title })),
    tags: post.tags.map(({ id, title }) => ({ id, title })),
    keywords: post.keywords,
    authors: post.authors,
    seoTitle: post.seo_title,
    seoDescription: post.seo_description,
    details: post.details,
  };
}
