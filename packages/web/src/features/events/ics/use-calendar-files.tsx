import type { EventListQuery } from '@toasoan/contract/features/events/list/event-list.ts';
import { CalendarArrowDown, CalendarArrowUp, FileSpreadsheet, FileText, Rss } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadTexts } from '#web/core/i18n/i18n.ts';
import { useMay } from '#web/core/project/visitor.ts';
import { lazyChunk } from '#web/patterns/chunk-error/lazy-chunk.tsx';
import type { MenuItem } from '#web/ui/menu/menu-item.ts';
import { useEventFiles } from './use-event-files.ts';

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
  const mayCreate = useMay('event.create');
  const [open, setOpen] = useState<'import' | 'feeds'>();
  const files = useEventFiles(query);
  const close = () => setOpen(undefined);
  return {
    items: [
      {
        key: 'xlsx',
        label: t('file.xlsx'),
        icon: <FileSpreadsheet size={16} />,
        onSelect: () => files.saveTable('xlsx'),
      },
      {
        key: 'csv',
        label: t('file.csv'),
        icon: <FileText size={16} />,
        onSelect: () => files.saveTable('csv'),
      },
      {
        key: 'ics',
        label: t('file.ics'),
        icon: <CalendarArrowDown size={16} />,
        onSelect: () => files.saveCalendar(),
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
