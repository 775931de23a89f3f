import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useProjectId } from '#web/core/project/current-project.ts';
import { lazyChunk } from '#web/patterns/chunk-error/lazy-chunk.tsx';
import { LoadFailure } from '#web/patterns/load-failure/load-failure.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { TEMPLATE_LIST, templateDetail } from '../template-queries.ts';

/** It shares parts with the editors of posts, so it comes behind the first look at the page. */
const Studio = lazyChunk(async () => ({ default: (await import('./studio.tsx')).Studio }));

export function StudioPage() {
  const { t } = useTranslation('parser-templates');
  const { id = '' } = useParams();
  const detail = useQuery(templateDetail(useProjectId(), id));
  if (detail.data)
    return (
      <Suspense fallback={<Skeleton height="640px" />}>
        <Studio key={id} loaded={detail.data} />
      </Suspense>
    );
  if (detail.error)
    return (
      <LoadFailure
        title={t('edit.failed')}
        error={detail.error}
        onRetry={() => void detail.refetch()}
        retrying={detail.isFetching}
        listAt={TEMPLATE_LIST}
      />
    );
  return <Skeleton height="640px" />;
}
