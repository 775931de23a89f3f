import type { ComponentProps } from 'react';
import { MergePanel } from '#web/features/articles/public-merge.ts';
import type { PostArticle } from '../editing/post-article.ts';
import { usePostFields } from '../editing/use-post-fields.tsx';

/** The places of a post that two people changed differently. */
export function PostMergePanel(props: Omit<ComponentProps<typeof MergePanel<PostArticle>>, 'fields'>) {
  return <MergePanel {...props} fields={usePostFields()} />;
}
