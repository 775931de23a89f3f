import { useMutation, useQueryClient } from '@tanstack/react-query';
import { eventExportEndpoint } from '@toasoan/contract/features/events/export/event-export.ts';
import { icsEndpoints } from '@toasoan/contract/features/events/ics/ics-endpoints.ts';
import type { EventListQuery } from '@toasoan/contract/features/events/list/event-list.ts';
import { CalendarArrowDown, CalendarArrowUp, FileSpreadsheet, FileText, Rss } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#web/core/api/api.ts';
import { loadTexts } from '#web/core/i18n/i18n.ts';
import { useMay } from '#web/core/project/visitor.ts';
import { askForTasks } from '#web/features/tasks/public.ts';
import { lazyChunk } from '#web/patterns/chunk-error/lazy-chunk.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import type { MenuItem } from '#web/ui/menu/menu-item.ts';
import { saveCalendar } from './save-calendar.ts';

const ImportDialog = lazyChunk(async () => {
  const [module] = await Promise.all([import('./import-dialog.tsx'), loadTexts(['ics'])]);
  return { default: module.ImportDialog };
});
const FeedsDialog = lazyChunk(async () => {
  const [module] = await Promise.all([import('./feeds-dialog.tsx'), loadTexts(['ics'])]);
  return { default: module.FeedsDialog };
});

interface CalendarFiles {
  readonly items: readonly MenuItem[];
  readonly dialog: ReactNode;
}

/** Exports what the list shows, imports calendar files, and gives addresses to subscribe to. */
export function useCalendarFiles(query: EventListQuery): CalendarFiles {
  const { t } = useTranslation('events');
  const client = useQueryClient();
  const mayCreate = useMay('event.create');
  const [open, setOpen] = useState<'import' | 'feeds'>();
  const { page: _page, limit: _limit, happy: _happy, ...filters } = query;
  const exporting = useMutation({
    mutationFn: (format: 'csv' | 'xlsx') => call(eventExportEndpoint, { body: { format, filters } }),
    onSuccess: async () => {
      showToast({ tone: 'info', text: t('file.started') });
      await askForTasks(client);
    },
  });
  const { sort: _sort, ...asked } = filters;
  const saving = useMutation({
    mutationFn: () => call(icsEndpoints.list, { query: asked }),
    onSuccess: ({ name, text, events, isCapped }) => {
      saveCalendar(name, text);
      const count = { count: events };
      showToast({
        tone: isCapped ? 'warning' : 'success',
        text: t(isCapped ? 'file.icsCapped' : 'file.icsDone', count),
      });
    },
  });
  const close = () => setOpen(undefined);
  return {
    items: [
      {
        key: 'xlsx',
        label: t('file.xlsx'),
        icon: <FileSpreadsheet size={16} />,
        onSelect: () => exporting.mutate('xlsx'),
      },
      {
        key: 'csv',
        label: t('file.csv'),
        icon: <FileText size={16} />,
        onSelect: () => exporting.mutate('csv'),
      },
      {
        key: 'ics',
        label: t('file.ics'),
        icon: <CalendarArrowDown size={16} />,
        onSelect: () => saving.mutate(),
      },
      {
        key: 'feeds',
        label: t('file.feeds'),
        icon: <Rss size={16} />,
        startsGroup: true,
        onSelect: () => setOpen('feeds'),
      },
      ...(mayCreate
        ? [
            {
              key: 'import',
              label: t('file.import'),
              icon: <CalendarArrowUp size={16} />,
              onSelect: () => setOpen('import'),
            },
          ]
        : []),
    ],
    dialog: (
      <Suspense>
        {open === 'import' && <ImportDialog onClose={close} />}
        {open === 'feeds' && <FeedsDialog query={query} onClose={close} />}
      </Suspense>
    ),
  };
}
