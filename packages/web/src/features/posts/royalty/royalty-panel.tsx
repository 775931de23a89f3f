import { useQuery } from '@tanstack/react-query';
import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { InspectorPanel } from '#web/patterns/form-page/inspector-panel.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { RoyaltyForm } from './royalty-form.tsx';
import { royaltyOf } from './royalty-queries.ts';

/** What a post pays; only who sets it knows of it. */
export function RoyaltyPanel({ post }: { readonly post: Pick<Post, 'id' | 'authors'> }) {
  const { t } = useTranslation('royalty');
  const { data } = useQuery(royaltyOf(useProjectId(), post.id));
  return (
    <InspectorPanel name="post.royalty" title={t('title')} closedAtFirst>
      {data ? (
        <RoyaltyForm key={data.royalty?.version ?? 0} post={post} state={data} />
      ) : (
        <Skeleton height="160px" />
      )}
    </InspectorPanel>
  );
}
