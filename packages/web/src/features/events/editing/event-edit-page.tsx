import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useWorkScreen } from '#web/core/preferences/use-work-screen.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { LoadFailure } from '#web/patterns/load-failure/load-failure.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { eventDetail } from './event-detail.ts';
import { EventEditor } from './event-editor.tsx';
import { useOpenEvent } from './open-events.ts';

export { preloadEditor } from './event-parts.ts';

/** Writes a new event or edits one on the same mounted page, so that a first save keeps cursor and undo. */
export function EventEditPage() {
  const { t } = useTranslation('event-fields');
  const { id } = useParams();
  useWorkScreen();
  const projectId = useProjectId();
  const open = useOpenEvent();
  const detail = useQuery({ ...eventDetail(projectId, id ?? ''), enabled: id !== undefined && !open });
  if (open || id === undefined || detail.data) return <EventEditor loaded={open ? undefined : detail.data} />;
  if (detail.error) {
    return (
      <LoadFailure
        title={t('edit.failed')}
        error={detail.error}
        onRetry={() => void detail.refetch()}
        retrying={detail.isFetching}
        listAt="/manager_event"
      />
    );
  }
  return <Skeleton height="640px" />;
}
