import { countWords } from '@toasoan/contract/article/article-text.ts';
import type { StoredPostDraft } from '@toasoan/contract/features/posts/post.ts';
import { pickDetails } from '@toasoan/contract/features/posts/post-details.ts';
import type { PostCategory, PostRecord } from '../post-record.ts';

/** A post as its editors see it: the pending draft applied over the public text. */
export function workingCopyOf(post: PostRecord): PostRecord {
  const { pending } = post;
  if (pending === null) return post;
  return {
    ...post,
    title: pending.title ?? post.title,
    slug: pending.slug ?? post.slug,
    excerpt: pending.excerpt ?? post.excerpt,
    content: pending.content ?? post.content,
    word_count: pending.content === undefined ? post.word_count : countWords(pending.content),
    keywords: pending.keywords ?? post.keywords,
    authors: pending.authors ?? post.authors,
    seo_title: pending.seoTitle ?? post.seo_title,
    seo_description: pending.seoDescription ?? post.seo_description,
    details: pickDetails(pending, post.details),
    categories: categoriesOf(post, pending),
    tags: pending.tagIds === undefined ? post.tags : post.pending_tags,
  };
}

function categoriesOf(post: PostRecord, pending: StoredPostDraft): PostCategory[] {
  const mainBefore = post.categories.find((category) => category.isMain)?.id ?? null;
  const mainId = pending.mainCategoryId === undefined ? mainBefore : pending.mainCategoryId;
  const known = new Map(post.categories.map((category) => [category.id, category.status]));
  const named = pending.categoryIds === undefined ? post.categories : post.pending_categories;
  return named.map(({ id, title }) => ({
    id,
    title,
    status: known.get(id) ?? 'ENABLE',
    isMain: id === mainId,
  }));
}
