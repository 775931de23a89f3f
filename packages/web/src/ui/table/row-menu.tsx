import { EllipsisVertical } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../actions/icon-button.tsx';
import { MenuButton } from '../menu/menu-button.tsx';
import type { MenuItem } from '../menu/menu-item.ts';

interface RowMenuProps {
  readonly label: string;
  readonly items: () => readonly MenuItem[];
}

export function RowMenu({ label, items }: RowMenuProps) {
  const { t } = useTranslation('ui');
  const name = t('table.actionsOf', { name: label });
  return (
    <MenuButton label={name} align="end" items={items}>
      {(trigger) => (
        <IconButton {...trigger} size="compact" icon={<EllipsisVertical size={16} />} label={name} />
      )}
    </MenuButton>
  );
}
