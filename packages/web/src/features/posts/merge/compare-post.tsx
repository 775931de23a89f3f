import type { ComponentProps } from 'react';
import { CompareKept } from '#web/features/articles/public-merge.ts';
import type { PostArticle } from '../editing/post-article.ts';
import { usePostFields } from '../editing/use-post-fields.tsx';

/** Typed text of a post beside its newest version. */
export function ComparePost(props: Omit<ComponentProps<typeof CompareKept<PostArticle>>, 'fields'>) {
  return <CompareKept {...props} fields={usePostFields()} />;
}
