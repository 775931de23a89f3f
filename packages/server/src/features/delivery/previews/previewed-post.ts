import { countWords } from '@toasoan/contract/article/article-text.ts';
import { withSuggestions } from '@toasoan/contract/article/resolve-suggestions.ts';
import type { PublicPost } from '@toasoan/contract/features/delivery/public-post.ts';
import { renderSuggestions } from '#server/core/article/render-article.ts';
import { followTargets, type PreviewedPost } from '#server/features/posts/public.ts';
import { postPageOf } from '../posts/post-page.ts';
import { findPartsOfDraft, type PostPageRow } from '../posts/post-page-view.ts';
import type { SiteReading } from '../reading.ts';

/** The page that a text would have. All that it names beside itself is what readers may see. */
export async function composePreviewedPost(reading: SiteReading, post: PreviewedPost): Promise<PublicPost> {
  const { text } = post;
  const page = await postPageOf(reading, await rowOf(reading, post));
  if (post.reading !== 'MARKED') return page;
  const [content = text.content] = await followTargets(reading.db, reading.site.projectId, [text.content]);
  return { ...page, contentHtml: renderSuggestions(content) };
}

async function rowOf(
  reading: SiteReading,
  { id, text, reading: suggested, publishedTime, substantiveTime }: PreviewedPost,
): Promise<PostPageRow> {
  const { details, authors, keywords } = text;
  const content = suggested === 'ACCEPTED' ? withSuggestions(text.content) : text.content;
  const parts = await findPartsOfDraft(reading, {
    id,
    authors,
    details,
    tagIds: text.tags.map((tag) => tag.id),
  });
  return {
    ...parts,
    id,
    slug: text.slug,
    title: text.title,
    excerpt: text.excerpt,
    content,
    word_count: countWords(content),
    keywords,
    authors,
    seo_title: text.seoTitle,
    seo_description: text.seoDescription,
    published_time: publishedTime,
    substantive_time: substantiveTime,
    details,
    is_archived: false,
    category_ids: categoriesOf(text),
  };
}

/** The main one first. */
export function categoriesOf({ mainCategoryId, categories }: PreviewedPost['text']): readonly string[] {
  const ids = categories.map(({ id }) => id);
  return mainCategoryId === null ? ids : [mainCategoryId, ...ids.filter((id) => id !== mainCategoryId)];
}
