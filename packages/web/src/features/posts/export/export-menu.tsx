import type { ExportFormat } from '@toasoan/contract/features/posts/export/post-export.ts';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { MenuButton } from '#web/ui/menu/menu-button.tsx';
import { useExport } from './use-export.tsx';

/** The list as it is filtered, as a file. */
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
