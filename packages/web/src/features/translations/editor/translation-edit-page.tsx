import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useProjectId } from '#web/core/project/current-project.ts';
import { lazyChunk } from '#web/patterns/chunk-error/lazy-chunk.tsx';
import { LoadFailure } from '#web/patterns/load-failure/load-failure.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { TRANSLATION_LIST, translationDetail } from '../translation-queries.ts';

/** The checks and the comparison of words come behind the first look at the page. */
const TranslationEditor = lazyChunk(async () => ({
  default: (await import('./translation-editor.tsx')).TranslationEditor,
}));

export function TranslationEditPage() {
  const { t } = useTranslation('translations');
  const { id = '' } = useParams();
  const detail = useQuery(translationDetail(useProjectId(), id));
  if (detail.data)
    return (
      <Suspense fallback={<Skeleton height="640px" />}>
        <TranslationEditor key={id} loaded={detail.data} />
      </Suspense>
    );
  if (detail.error)
    return (
      <LoadFailure
        title={t('edit.failed')}
        error={detail.error}
        onRetry={() => void detail.refetch()}
        retrying={detail.isFetching}
        listAt={TRANSLATION_LIST}
      />
    );
  return <Skeleton height="640px" />;
}
