import type { PostSnapshot } from '@toasoan/contract/features/posts/history/post-version.ts';
import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { pickDetails } from '@toasoan/contract/features/posts/post-details.ts';

/** The post as its readers see it. */
export function publicCopy(post: Post): PostSnapshot {
  return {
    title: post.title,
    slug: post.slug,
    excerpt: post.excerpt,
    content: post.content,
    mainCategoryId: post.mainCategoryId,
    categories: post.categories,
    tags: post.tags,
    keywords: post.keywords,
    authors: post.authors,
    seoTitle: post.seoTitle,
    seoDescription: post.seoDescription,
    details: post.details,
  };
}

/** The post as its editors see it, with the waiting changes applied. */
export function workingCopy(post: Post): PostSnapshot {
  const copy = publicCopy(post);
  if (!post.pending) return copy;
  const { draft, categories, tags } = post.pending;
  return {
    title: draft.title ?? copy.title,
    slug: draft.slug ?? copy.slug,
    excerpt: draft.excerpt ?? copy.excerpt,
    content: draft.content ?? copy.content,
    mainCategoryId: draft.mainCategoryId === undefined ? copy.mainCategoryId : draft.mainCategoryId,
    categories: draft.categoryIds
      ? named(draft.categoryIds, [...copy.categories, ...categories])
      : copy.categories,
    tags: draft.tagIds ? named(draft.tagIds, [...copy.tags, ...tags]) : copy.tags,
    keywords: draft.keywords ?? copy.keywords,
    authors: draft.authors ?? copy.authors,
    seoTitle: draft.seoTitle ?? copy.seoTitle,
    seoDescription: draft.seoDescription ?? copy.seoDescription,
    details: pickDetails(draft, copy.details),
  };
}

/** The whole post with its working copy instead of the public text. */
export function workingPost(post: Post): Post {
  const { mainCategoryId, ...copy } = workingCopy(post);
  const mainCategory = copy.categories.find(({ id }) => id === mainCategoryId) ?? null;
  return { ...post, ...copy, mainCategoryId, mainCategory };
}

type Term = PostSnapshot['tags'][number];

/** A deleted record is shown by its id. */
function named(ids: readonly string[], known: readonly Term[]): Term[] {
  return ids.map((id) => known.find((term) => term.id === id) ?? { id, title: `#${id}` });
}
