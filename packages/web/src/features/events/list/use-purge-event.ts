import { useMutation, useQueryClient } from '@tanstack/react-query';
import { eventEndpoints } from '@toasoan/contract/features/events/endpoints.ts';
import type { EventRow } from '@toasoan/contract/features/events/event.ts';
import { useTranslation } from 'react-i18next';
import { call } from '#web/core/api/api.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { invalidate } from '#web/core/query/invalidate.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { confirm } from '#web/ui/overlay/confirm.ts';
import { eventKeys } from '../event-queries.ts';

type Purged = Pick<EventRow, 'id' | 'version' | 'title'>;

/** Asks, then deletes an event permanently from the trash; only one that was never public. */
export function usePurgeEvent(): (event: Purged) => Promise<void> {
  const { t } = useTranslation('events');
  const projectId = useProjectId();
  const client = useQueryClient();
  const purge = useMutation({
    mutationFn: ({ id, version }: Purged) =>
      call(eventEndpoints.remove, { params: { id }, query: { purge: true }, ifMatch: version }),
    onSuccess: (_, { title }) => showToast({ tone: 'success', text: t('done.purged', { title }) }),
    onSettled: () => invalidate(client, { queryKey: eventKeys(projectId) }),
  });
  return async (event) => {
    const isSure = await confirm({
      title: t('purge.title', { title: event.title }),
      text: t('purge.text'),
      action: t('action.purge'),
      tone: 'danger',
    });
    if (isSure) purge.mutate(event);
  };
}
