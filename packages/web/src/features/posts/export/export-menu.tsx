import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ExportFormat } from '@toasoan/contract/features/posts/export/post-export.ts';
import { EXPORT_FORMATS } from '@toasoan/contract/features/posts/export/post-export.ts';
import { Download, FileSpreadsheet, FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { askForTasks } from '#web/features/tasks/public.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { MenuButton } from '#web/ui/menu/menu-button.tsx';
import type { MenuItem } from '#web/ui/menu/menu-item.ts';

/** Exports the list with its filter as a file. */
export function ExportMenu({ start }: { readonly start: (format: ExportFormat) => Promise<unknown> }) {
  const { t } = useTranslation('posts');
  const items = useExport(start);
  return (
    <MenuButton label={t('export.title')} align="end" items={items}>
      {(trigger) => (
        <Button {...trigger} icon={<Download size={17} />}>
          {t('export.title')}
        </Button>
      )}
    </MenuButton>
  );
}

const ICONS = { csv: <FileText size={16} />, xlsx: <FileSpreadsheet size={16} /> } as const;

/** The export formats of a list; a started export notifies and appears among the tasks. */
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
