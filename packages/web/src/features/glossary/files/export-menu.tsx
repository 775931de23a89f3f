import { useMutation, useQueryClient } from '@tanstack/react-query';
import { glossaryEndpoints } from '@toasoan/contract/features/glossary/endpoints.ts';
import {
  GLOSSARY_FILE_TYPES,
  type GlossaryFileType,
} from '@toasoan/contract/features/glossary/files/glossary-import.ts';
import type { GlossaryListQuery } from '@toasoan/contract/features/glossary/glossary-entry.ts';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { call } from '#web/core/api/api.ts';
import { randomId } from '#web/core/random-id.ts';
import { askForTasks } from '#web/features/tasks/public.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { MenuButton } from '#web/ui/menu/menu-button.tsx';

/** The entries of the list with its filter as a file; it appears among the tasks. */
export function ExportMenu({ query }: { readonly query: GlossaryListQuery }) {
  const { t } = useTranslation('glossary');
  const client = useQueryClient();
  const exporting = useMutation({
    mutationFn: (fileType: GlossaryFileType) => {
      const { page: _page, limit: _limit, happy: _happy, sort: _sort, ...filters } = query;
      return call(glossaryEndpoints.export, { body: { fileType, filters }, idempotencyKey: randomId() });
    },
    onSuccess: async () => {
      showToast({ tone: 'info', text: t('export.started') });
      await askForTasks(client);
    },
  });
  return (
    <MenuButton
      label={t('export')}
      align="end"
      items={GLOSSARY_FILE_TYPES.map((fileType) => ({
        key: fileType,
        label: t(`fileType.${fileType}`),
        onSelect: () => exporting.mutate(fileType),
      }))}
    >
      {(trigger) => (
        <Button {...trigger} icon={<Download size={17} />}>
          {t('export')}
        </Button>
      )}
    </MenuButton>
  );
}
