import { withoutSuggestions } from '@toasoan/contract/article/resolve-suggestions.ts';
import type { EventWords } from '@toasoan/contract/features/translations/sources/event-source.ts';
import type { PageWords } from '@toasoan/contract/features/translations/sources/page-source.ts';
import type { PostWords } from '@toasoan/contract/features/translations/sources/post-source.ts';
import type { EventRecord } from '#server/features/events/public.ts';
import type { PageRecord } from '#server/features/pages/public.ts';
import type { PostRecord } from '#server/features/posts/public.ts';

/** What is translated of a post; open suggestions of its editors are not its text yet. */
export function postWords(post: PostRecord): PostWords {
  return {
    title: post.title,
    excerpt: post.excerpt,
    content: withoutSuggestions(post.content),
    seoTitle: post.seo_title,
    seoDescription: post.seo_description,
    details: post.details,
  };
}

export function eventWords(event: EventRecord): EventWords {
  const { title, excerpt, content, seo_title: seoTitle, seo_description: seoDescription, details } = event;
  return { title, excerpt, content, seoTitle, seoDescription, details };
}

export function pageWords(page: PageRecord): PageWords {
  const { title, excerpt, content, seo_title: seoTitle, seo_description: seoDescription, details } = page;
  return { title, excerpt, content, seoTitle, seoDescription, details };
}
