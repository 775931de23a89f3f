import { SUBMISSION_EXPORTS } from '@toasoan/contract/features/submissions/export/submission-export.ts';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useMay } from '#web/core/project/visitor.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { MenuButton } from '#web/ui/menu/menu-button.tsx';
import type { WorksPage } from '../list/use-works-page.ts';
import { useExports } from './use-exports.tsx';

/** Exports all works that the filters keep. */
export function ExportButton({ page }: { readonly page: WorksPage }) {
  const { t } = useTranslation('submissions');
  const { items, dialog } = useExports(page);
  if (!useMay('contest.check')) return null;
  return (
    <>
      <MenuButton label={t('export')} align="end" items={items(SUBMISSION_EXPORTS)}>
        {(trigger) => (
          <Button {...trigger} icon={<Download size={17} />}>
            {t('export')}
          </Button>
        )}
      </MenuButton>
      {dialog}
    </>
  );
}
