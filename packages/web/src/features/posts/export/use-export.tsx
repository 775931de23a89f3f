import { useMutation, useQueryClient } from '@tanstack/react-query';
import { EXPORT_FORMATS, type ExportFormat } from '@toasoan/contract/features/posts/export/post-export.ts';
import { FileSpreadsheet, FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { askForTasks } from '#web/features/tasks/public.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import type { MenuItem } from '#web/ui/menu/menu-item.ts';

const ICONS = { csv: <FileText size={16} />, xlsx: <FileSpreadsheet size={16} /> } as const;

/** The kinds of files that a list comes as; one that was begun is told of, and shows among the tasks. */
export function useExport(start: (format: ExportFormat) => Promise<unknown>): readonly MenuItem[] {
  const { t } = useTranslation('posts');
  const client = useQueryClient();
  const exporting = useMutation({
    mutationFn: start,
    onSuccess: async () => {
      showToast({ tone: 'info', text: t('export.started') });
      await askForTasks(client);
    },
  });
  return EXPORT_FORMATS.toReversed().map((format) => ({
    key: format,
    label: t(`export.${format}`),
    icon: ICONS[format],
    onSelect: () => exporting.mutate(format),
  }));
}
