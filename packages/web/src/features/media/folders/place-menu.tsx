import { FolderOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { MenuButton } from '#web/ui/menu/menu-button.tsx';
import type { MenuItem } from '#web/ui/menu/menu-item.ts';
import type { LibraryPlaces } from './places.ts';
import { usePlaceChoices } from './use-place-choices.tsx';

/** One space of a level in a menu, which has no tree. */
const LEVEL = '\u2003';

/** Places and their actions behind one button, for phones. */
export function PlaceMenu({ places }: { readonly places: LibraryPlaces }) {
  const { t } = useTranslation('folders');
  const { options, value, choose, actions, dialogs } = usePlaceChoices(places);
  const chosen = options.find((option) => option.value === value);
  function items(): readonly MenuItem[] {
    const choices = options.map((option) => ({
      key: option.value,
      label: LEVEL.repeat(option.depth ?? 0) + option.label,
      icon: option.icon,
      chosen: option.value === value,
      onSelect: () => choose(option.value),
    }));
    return [
      ...choices,
      ...actions.map((action, index) => ({ ...action, ...(index === 0 && { startsGroup: true }) })),
    ];
  }
  return (
    <>
      <MenuButton label={t('label')} align="end" items={items}>
        {(trigger) => (
          <IconButton
            {...trigger}
            variant="plain"
            size="large"
            icon={<FolderOpen size={18} />}
            label={`${t('label')}: ${chosen?.label ?? ''}`}
          />
        )}
      </MenuButton>
      {dialogs}
    </>
  );
}
