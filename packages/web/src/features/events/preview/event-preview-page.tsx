import { useQuery } from '@tanstack/react-query';
import type { Event } from '@toasoan/contract/features/events/event.ts';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useProjectId } from '#web/core/project/current-project.ts';
import { findSession } from '#web/features/articles/public.ts';
import { ArticlePreview, usePreviewLook, useTypedDraft } from '#web/features/articles/public-preview.ts';
import { LoadFailure } from '#web/patterns/load-failure/load-failure.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { eventDetail } from '../editing/event-detail.ts';
import { openEvents } from '../editing/open-events.ts';
import { EventStateTag } from '../event-state-tag.tsx';
import { eventPreview } from './preview-queries.ts';

/** An event as its readers will get it, with what is typed in an open editor. */
export function EventPreviewPage() {
  const { t } = useTranslation('event-fields');
  const { id = '' } = useParams();
  const detail = useQuery(eventDetail(useProjectId(), id));
  if (detail.data) return <OpenPreview event={detail.data} />;
  if (!detail.error) return <Skeleton height="640px" />;
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

function OpenPreview({ event }: { readonly event: Event }) {
  const look = usePreviewLook();
  const isOlder = look.asked.versionNo !== undefined;
  const typed = useTypedDraft(event.mayEdit ? findSession(openEvents, event.id) : undefined);
  const draft = isOlder ? undefined : typed;
  const found = useQuery(eventPreview(useProjectId(), event.id, { ...look.asked, ...(draft && { draft }) }));
  return (
    <ArticlePreview
      backTo={`/manager_event/view/${event.id}`}
      title={draft?.title || event.title}
      status={<EventStateTag state={event.state} />}
      version={event.version}
      savedTime={event.updateTime}
      isTyped={draft !== undefined}
      found={found}
      look={look}
      presentAt={`/manager_event/preview/${event.id}`}
      editAt={event.mayEdit ? `/manager_event/edit/${event.id}` : undefined}
    />
  );
}
