import type { ArticleDocument } from '@toasoan/contract/article/article-node.ts';
import type {
  CheckSettings,
  PostCheckFacts,
} from '@toasoan/contract/features/posts/checklist/check-facts.ts';
import { gatherFacts } from '@toasoan/contract/features/posts/checklist/gather-facts.ts';
import type { CorrectionRef } from '@toasoan/contract/features/posts/correction/correction-ref.ts';
import type { PostSnapshot } from '@toasoan/contract/features/posts/history/post-version.ts';
import type { PostMedia } from '@toasoan/contract/features/posts/media/post-media.ts';
import type { Byline, StoredPostDraft } from '@toasoan/contract/features/posts/post.ts';
import type { PostDetails } from '@toasoan/contract/features/posts/post-details.ts';
import type { PostState } from '@toasoan/contract/features/posts/workflow/post-states.ts';
import type { PostFacts } from '@toasoan/contract/features/posts/workflow/post-transitions.ts';
import type { Status } from '@toasoan/contract/vocabulary/status.ts';
import type { PictureRow } from '#server/core/media/picture-view.ts';
import type { PostTerms } from './editing/post-links-store.ts';
import type { HolderFacts } from './list/holder-view.ts';

interface Term {
  readonly id: string;
  readonly title: string;
}

export interface PostCategory extends Term {
  readonly status: Status;
  readonly isMain: boolean;
}

/** A whole post as stored. */
export interface PostRecord {
  readonly id: string;
  /** The post that it translates; null for one of its own. */
  readonly translation_of: string | null;
  readonly title: string;
  readonly slug: string;
  readonly slug_is_manual: boolean;
  readonly state: PostState;
  readonly state_before_trash: PostState | null;
  readonly state_time: Date;
  readonly state_reason: string;
  readonly assignee_id: string | null;
  readonly assignee_name: string;
  readonly edit_due_time: Date | null;
  readonly holder: HolderFacts | null;
  readonly return_count: number;
  readonly schedule_time: Date | null;
  readonly published_time: Date | null;
  readonly cover: PictureRow | null;
  readonly authors: Byline[];
  readonly note: string;
  readonly must_fix_notes: number;
  readonly word_count: number;
  readonly version: number;
  readonly create_time: Date;
  readonly update_time: Date;
  readonly created_by_id: string | null;
  readonly created_by_name: string;
  readonly updated_by_id: string | null;
  readonly updated_by_name: string;
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
  readonly rejected_by_id: string | null;
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
    isTranslation: post.translation_of !== null,
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
