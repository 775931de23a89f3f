import { useMutation, useQueryClient } from '@tanstack/react-query';
import { eventExportEndpoint } from '@toasoan/contract/features/events/export/event-export.ts';
import { icsEndpoints } from '@toasoan/contract/features/events/ics/ics-endpoints.ts';
import type { EventListQuery } from '@toasoan/contract/features/events/list/event-list.ts';
import { useTranslation } from 'react-i18next';
import { call } from '#web/core/api/api.ts';
import { askForTasks } from '#web/features/tasks/public.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { saveCalendar } from './save-calendar.ts';

/** Files of what the list shows; `ids`: of these rows alone. */
export function useEventFiles(query: EventListQuery) {
  const { t } = useTranslation('events');
  const client = useQueryClient();
  const { page: _page, limit: _limit, happy: _happy, ...filters } = query;
  const { sort: _sort, ...asked } = filters;
  const table = useMutation({
    mutationFn: ({ format, ids }: { readonly format: 'csv' | 'xlsx'; readonly ids?: readonly string[] }) =>
      call(eventExportEndpoint, { body: { format, filters: { ...filters, ...(ids && { ids: [...ids] }) } } }),
    onSuccess: async () => {
      showToast({ tone: 'info', text: t('file.started') });
      await askForTasks(client);
    },
  });
  const calendar = useMutation({
    mutationFn: (ids?: readonly string[]) =>
      call(icsEndpoints.list, { query: { ...asked, ...(ids && { ids: [...ids] }) } }),
    onSuccess: ({ name, text, events, isCapped }) => {
      saveCalendar(name, text);
      const count = { count: events };
      showToast({
        tone: isCapped ? 'warning' : 'success',
        text: t(isCapped ? 'file.icsCapped' : 'file.icsDone', count),
      });
    },
  });
  return {
    saveTable: (format: 'csv' | 'xlsx', ids?: readonly string[]) =>
      table.mutate({ format, ...(ids && { ids }) }),
    saveCalendar: (ids?: readonly string[]) => calendar.mutate(ids),
  };
}
