import { useSyncExternalStore } from 'react';
import { useCategoryOptions } from '#web/features/categories/public.ts';
import { usePostFiles } from '../editing/files/use-post-files.ts';
import type { PostSession } from '../editing/post-session.ts';
import type { ReaderPost } from './reader-post.ts';

/** What stands in an open editor now, typed or saved; it follows every change. */
export function useTypedPost(session: PostSession, publishedTime: string | null): ReaderPost {
  const values = useSyncExternalStore(session.form.subscribe, () => session.form.get().values);
  const content = useSyncExternalStore(session.article.watch, session.article.document);
  const categories = useCategoryOptions();
  const media = usePostFiles(session);
  const main = categories.find((option) => option.value === values.mainCategoryId);
  return {
    title: values.title,
    excerpt: values.excerpt,
    content,
    mainCategory: main ? { id: main.value, title: main.label } : null,
    authors: [...values.authors],
    publishedTime,
    details: values,
    media: [...media],
  };
}
