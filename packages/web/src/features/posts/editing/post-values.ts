import type { ArticleDocument } from '@toasoan/contract/article/article-node.ts';
import { emptyDocument } from '@toasoan/contract/article/document.ts';
import {
  type Byline,
  type Post,
  type PostDraft,
  postDraft,
  type StoredPostDraft,
  type termRef,
} from '@toasoan/contract/features/posts/post.ts';
import {
  PLAIN_DETAILS,
  type PostDetails,
  pickDetails,
} from '@toasoan/contract/features/posts/post-details.ts';
import type * as z from 'zod/mini';
import type { Picked } from '#web/patterns/picker/picked.ts';
import { type Problem, schemaProblems } from '#web/ui/form/problem.ts';
import { withoutUntitled } from '../without-untitled.ts';
import { fieldOfKey } from './field-of-key.ts';

/** Everything except the body, which the editor holds. */
export interface PostValues extends Readonly<PostDetails> {
  readonly title: string;
  readonly slug: string;
  readonly excerpt: string;
  readonly mainCategoryId: string | null;
  /** Without the main category. */
  readonly otherCategoryIds: readonly string[];
  readonly tags: readonly Picked[];
  readonly keywords: readonly string[];
  readonly authors: readonly Byline[];
  readonly seoTitle: string;
  readonly seoDescription: string;
}

export function blankPost(authorName: string): PostValues {
  return {
    title: '',
    slug: '',
    excerpt: '',
    mainCategoryId: null,
    otherCategoryIds: [],
    tags: [],
    keywords: [],
    authors: [{ displayName: authorName, role: 'WRITER' }],
    seoTitle: '',
    seoDescription: '',
    ...PLAIN_DETAILS,
  };
}

export const BLANK_BODY: ArticleDocument = emptyDocument;

const pickedOf = ({ id, title }: z.output<typeof termRef>): Picked => ({ id, label: title });

/** The post as its editors see it, with the waiting changes of a public post applied. */
export function postValues(post: Post): PostValues {
  const shown = publicValues(post);
  return post.pending ? draftValues(post.pending.draft, post.pending.tags.map(pickedOf), shown) : shown;
}

export function postContent(post: Post): ArticleDocument {
  return post.pending?.draft.content ?? post.content;
}

function publicValues(post: Post): PostValues {
  return {
    ...post.details,
    title: withoutUntitled(post.title),
    slug: post.slug,
    excerpt: post.excerpt,
    mainCategoryId: post.mainCategoryId,
    otherCategoryIds: post.categories.map(({ id }) => id).filter((id) => id !== post.mainCategoryId),
    tags: post.tags.map(pickedOf),
    keywords: post.keywords,
    authors: post.authors,
    seoTitle: post.seoTitle,
    seoDescription: post.seoDescription,
  };
}

/**
 * The body of save calls. An unchanged slug (`savedSlug`) is left out, because the server derives it from the title.
 */
export function postInput(values: PostValues, content: ArticleDocument, savedSlug: string) {
  const { otherCategoryIds, tags, slug, authors, keywords, mainCategoryId, ...others } = values;
  const wanted = slug.trim();
  return {
    ...others,
    ...(wanted !== '' && wanted !== savedSlug && { slug: wanted }),
    content: { type: 'doc' as const, content: [...content.content] },
    mainCategoryId,
    categoryIds: mainCategoryId === null ? [...otherCategoryIds] : [mainCategoryId, ...otherCategoryIds],
    tagIds: tags.map(({ id }) => id),
    keywords: [...keywords],
    authors: [...authors],
  };
}

/** The values of an unsaved text. `tags` names its tags; a tag without a name is left out. */
export function draftValues(draft: StoredPostDraft, tags: readonly Picked[], base: PostValues): PostValues {
  const known = new Map([...base.tags, ...tags].map((tag) => [tag.id, tag]));
  const mainCategoryId = draft.mainCategoryId === undefined ? base.mainCategoryId : draft.mainCategoryId;
  return {
    ...base,
    ...pickDetails(draft, base),
    title: draft.title === undefined ? base.title : withoutUntitled(draft.title),
    slug: draft.slug ?? base.slug,
    excerpt: draft.excerpt ?? base.excerpt,
    mainCategoryId,
    otherCategoryIds: draft.categoryIds?.filter((id) => id !== mainCategoryId) ?? base.otherCategoryIds,
    tags: draft.tagIds?.flatMap((id) => known.get(id) ?? []) ?? base.tags,
    keywords: draft.keywords ?? base.keywords,
    authors: draft.authors ?? base.authors,
    seoTitle: draft.seoTitle ?? base.seoTitle,
    seoDescription: draft.seoDescription ?? base.seoDescription,
  };
}

/** What the server would refuse about the fields; the editor itself checks the body. */
export function postProblems(values: PostValues): readonly Problem[] {
  return schemaProblems(postDraft, postInput(values, BLANK_BODY, '')).map((problem) => ({
    ...problem,
    field: fieldOfKey(problem.field),
  }));
}

/** Leaves out invalid fields: one field that is half typed must not stop the autosave of the rest. */
export function withoutRefused(input: ReturnType<typeof postInput>): PostDraft {
  const refused = new Set(schemaProblems(postDraft, input).map(({ field }) => field.split('.', 1)[0]));
  return Object.fromEntries(Object.entries(input).filter(([key]) => !refused.has(key)));
}
