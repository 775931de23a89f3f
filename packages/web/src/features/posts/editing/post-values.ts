import type { ArticleDocument } from '@toasoan/contract/article/article-node.ts';
import { emptyDocument } from '@toasoan/contract/article/document.ts';
import {
  type Byline,
  type Post,
  type PostDraft,
  postDraft,
  UNTITLED,
} from '@toasoan/contract/features/posts/post.ts';
import type { Picked } from '#web/patterns/picker/picked.ts';
import { type Problem, schemaProblems } from '#web/ui/form/problem.ts';

/** Everything but the body, which lives in the editor. */
export interface PostValues {
  readonly title: string;
  readonly slug: string;
  readonly excerpt: string;
  readonly mainCategoryId: string | null;
  /** Beside the main one. */
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
  };
}

export const BLANK_BODY: ArticleDocument = emptyDocument;

export function postValues(post: Post): PostValues {
  return {
    title: post.title === UNTITLED ? '' : post.title,
    slug: post.slug,
    excerpt: post.excerpt,
    mainCategoryId: post.mainCategoryId,
    otherCategoryIds: post.categories.map(({ id }) => id).filter((id) => id !== post.mainCategoryId),
    tags: post.tags.map(({ id, title }) => ({ id, label: title })),
    keywords: post.keywords,
    authors: post.authors,
    seoTitle: post.seoTitle,
    seoDescription: post.seoDescription,
  };
}

/** What the calls take. `savedSlug`: a slug that was not touched is left to the server, where it follows the title. */
export function postInput(values: PostValues, content: ArticleDocument, savedSlug: string) {
  const { otherCategoryIds, tags, slug, authors, keywords, mainCategoryId, ...texts } = values;
  const wanted = slug.trim();
  return {
    ...texts,
    ...(wanted !== '' && wanted !== savedSlug && { slug: wanted }),
    content: { type: 'doc' as const, content: [...content.content] },
    mainCategoryId,
    categoryIds: mainCategoryId === null ? [...otherCategoryIds] : [mainCategoryId, ...otherCategoryIds],
    tagIds: tags.map(({ id }) => id),
    keywords: [...keywords],
    authors: [...authors],
  };
}

/** The values of an unsaved text. `tags` names its tags; one that nobody can name any more is left out. */
export function draftValues(draft: PostDraft, tags: readonly Picked[], base: PostValues): PostValues {
  const known = new Map([...base.tags, ...tags].map((tag) => [tag.id, tag]));
  const mainCategoryId = draft.mainCategoryId === undefined ? base.mainCategoryId : draft.mainCategoryId;
  return {
    title: draft.title ?? base.title,
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

/** What the server would refuse about the fields; the body is checked by the editor itself. */
export function postProblems(values: PostValues): readonly Problem[] {
  return schemaProblems(postDraft, postInput(values, BLANK_BODY, '')).map((problem) => ({
    ...problem,
    field: problem.field.replace(/^categoryIds/, 'otherCategoryIds').replace(/^tagIds/, 'tags'),
  }));
}
