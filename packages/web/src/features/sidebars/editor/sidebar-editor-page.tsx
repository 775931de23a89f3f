import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useProjectId } from '#web/core/project/current-project.ts';
import { LoadFailure } from '#web/patterns/load-failure/load-failure.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { SIDEBARS, sidebarDetail } from '../sidebar-queries.ts';
import { SidebarEditor } from './sidebar-editor.tsx';

export function SidebarEditorPage() {
  const { t } = useTranslation('sidebars');
  const { id = '' } = useParams();
  const detail = useQuery(sidebarDetail(useProjectId(), id));
  if (detail.data) return <SidebarEditor key={id} loaded={detail.data} />;
  if (detail.error)
    return (
      <LoadFailure
        title={t('edit.failed')}
        error={detail.error}
        onRetry={() => void detail.refetch()}
        retrying={detail.isFetching}
        listAt={SIDEBARS}
      />
    );
  return <Skeleton height="640px" />;
}
