import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { paidPost } from '#web/features/posts/public-royalty.ts';
import { LoadFailure } from '#web/patterns/load-failure/load-failure.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Drawer } from '#web/ui/overlay/drawer.tsx';
import { royaltyOfPost } from '../royalty-queries.ts';
import { postOfRow } from '../sheet-address.ts';
import { GradingForm } from './grading-form.tsx';
import type { GradingDrawerProps } from './grading-props.ts';

/** One post of the sheet: Enter saves and goes on to the next, so that hundreds are set by keys alone. */
export function GradingDrawer(props: GradingDrawerProps) {
  const { postId, position, previous, next, onOpen, onClose } = props;
  const { t } = useTranslation(['royalties', 'patterns']);
  const projectId = useProjectId();
  const client = useQueryClient();
  const royalty = useQuery(royaltyOfPost(projectId, postId));
  const post = useQuery(paidPost(projectId, postId));
  const nextPost = next === undefined ? undefined : postOfRow(next);
  useEffect(() => {
    if (nextPost === undefined) return;
    void client.prefetchQuery(royaltyOfPost(projectId, nextPost));
    void client.prefetchQuery(paidPost(projectId, nextPost));
  }, [client, projectId, nextPost]);

  function pressed(event: KeyboardEvent<HTMLElement>) {
    const row = { ArrowUp: previous, ArrowDown: next }[event.key];
    if (!event.altKey || row === undefined) return;
    event.preventDefault();
    onOpen(row);
  }
  const title = post.data?.title ?? t('patterns:form.loading');
  const error = royalty.error ?? post.error;
  if (royalty.data && post.data) {
    return <GradingForm {...props} post={post.data} state={royalty.data} onKeyDown={pressed} />;
  }
  return (
    <Drawer title={title} onClose={onClose} onKeyDown={pressed}>
      {error ? (
        <LoadFailure
          title={t('patterns:form.failed')}
          error={error}
          onRetry={() => {
            void royalty.refetch();
            void post.refetch();
          }}
          retrying={royalty.isFetching || post.isFetching}
        />
      ) : (
        <Loading label={position ? t('grading.position', position) : t('patterns:form.loading')}>
          <Skeleton height="240px" />
        </Loading>
      )}
    </Drawer>
  );
}
