import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useProjectId } from '#web/core/project/current-project.ts';
import { LoadFailure } from '#web/patterns/load-failure/load-failure.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { menuDetail } from '../menu-queries.ts';
import { MenuEditor } from './menu-editor.tsx';

export function MenuEditorPage() {
  const { t } = useTranslation('menus');
  const { id = '' } = useParams();
  const detail = useQuery(menuDetail(useProjectId(), id));
  if (detail.data) return <MenuEditor key={id} loaded={detail.data} />;
  if (detail.error)
    return (
      <LoadFailure
        title={t('edit.failed')}
        error={detail.error}
        onRetry={() => void detail.refetch()}
        retrying={detail.isFetching}
        listAt="/setting_page/manager_menu"
      />
    );
  return <Skeleton height="640px" />;
}
