import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useWorkScreen } from '#web/core/preferences/use-work-screen.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { LoadFailure } from '#web/patterns/load-failure/load-failure.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { PAGE_LIST } from '../page-addresses.ts';
import { useOpenPage } from './open-pages.ts';
import { pageDetail } from './page-detail.ts';
import { PageEditor } from './page-editor.tsx';

export { preloadEditor } from './page-parts.ts';

/** Writes a new page or edits one on the same mounted page, so that a first save keeps cursor and undo. */
export function PageEditPage() {
  const { t } = useTranslation('page-fields');
  const { id } = useParams();
  useWorkScreen();
  const projectId = useProjectId();
  const open = useOpenPage();
  const detail = useQuery({ ...pageDetail(projectId, id ?? ''), enabled: id !== undefined && !open });
  if (open || id === undefined || detail.data) return <PageEditor loaded={open ? undefined : detail.data} />;
  if (detail.error) {
    return (
      <LoadFailure
        title={t('edit.failed')}
        error={detail.error}
        onRetry={() => void detail.refetch()}
        retrying={detail.isFetching}
        listAt={PAGE_LIST}
      />
    );
  }
  return <Skeleton height="640px" />;
}
