import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useProjectId } from '#web/core/project/current-project.ts';
import { LoadFailure } from '#web/patterns/load-failure/load-failure.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { TEMPLATE_LIST, templateDetail } from '../template-queries.ts';
import { Studio } from './studio.tsx';

export function StudioPage() {
  const { t } = useTranslation('parser-templates');
  const { id = '' } = useParams();
  const detail = useQuery(templateDetail(useProjectId(), id));
  if (detail.data) return <Studio key={id} loaded={detail.data} />;
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
