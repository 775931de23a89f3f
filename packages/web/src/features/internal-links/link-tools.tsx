import { ChevronDown, Download, FlaskConical, ListChecks, Swords, Upload } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '#web/core/project/visitor.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { MenuButton } from '#web/ui/menu/menu-button.tsx';
import type { MenuItem } from '#web/ui/menu/menu-item.ts';
import { exportLinks } from './csv/export-links.ts';
import { ImportDialog } from './csv/import-dialog.tsx';
import { CollisionsDialog } from './report/collisions-dialog.tsx';
import { ReportDialog } from './report/report-dialog.tsx';

interface LinkToolsProps {
  readonly onTry: () => void;
  readonly onEdit: (linkId: string) => void;
}

/** What concerns all keywords together. */
export function LinkTools({ onTry, onEdit }: LinkToolsProps) {
  const { t } = useTranslation('internal-links');
  const mayEdit = useMay('internalLink.edit');
  const [open, setOpen] = useState<'collisions' | 'report' | 'import'>();
  const close = () => setOpen(undefined);
  function edit(id: string) {
    close();
    onEdit(id);
  }
  const items: readonly MenuItem[] = [
    {
      key: 'collisions',
      label: t('tools.collisions'),
      icon: <Swords size={16} />,
      onSelect: () => setOpen('collisions'),
    },
    {
      key: 'report',
      label: t('tools.report'),
      icon: <ListChecks size={16} />,
      onSelect: () => setOpen('report'),
    },
    ...(mayEdit
      ? [
          {
            key: 'import',
            label: t('tools.import'),
            icon: <Upload size={16} />,
            startsGroup: true,
            onSelect: () => setOpen('import'),
          },
        ]
      : []),
    {
      key: 'export',
      label: t('tools.export'),
      icon: <Download size={16} />,
      startsGroup: !mayEdit,
      onSelect: () => void exportLinks().catch(() => undefined),
    },
  ];
  return (
    <>
      <Button icon={<FlaskConical size={16} />} onClick={onTry}>
        {t('action.try')}
      </Button>
      <MenuButton label={t('tools.title')} items={items} align="end">
        {(trigger) => (
          <Button {...trigger} icon={<ChevronDown size={16} />}>
            {t('tools.title')}
          </Button>
        )}
      </MenuButton>
      {open === 'collisions' && <CollisionsDialog onEdit={edit} onClose={close} />}
      {open === 'report' && <ReportDialog onEdit={edit} onClose={close} />}
      {open === 'import' && <ImportDialog onClose={close} />}
    </>
  );
}
