import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useProjectId } from '#web/core/project/current-project.ts';
import { LoadFailure } from '#web/patterns/load-failure/load-failure.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { LAYOUT_LIST, layoutDetail } from '../layout-queries.ts';
import { LayoutEditor } from './layout-editor.tsx';

export function LayoutEditorPage() {
  const { t } = useTranslation('layouts');
  const { id = '' } = useParams();
  const detail = useQuery(layoutDetail(useProjectId(), id));
  if (detail.data) return <LayoutEditor key={id} loaded={detail.data} />;
  if (detail.error)
    return (
      <LoadFailure
        title={t('edit.failed')}
        error={detail.error}
        onRetry={() => void detail.refetch()}
        retrying={detail.isFetching}
        listAt={LAYOUT_LIST}
      />
    );
  return <Skeleton height="640px" />;
}
