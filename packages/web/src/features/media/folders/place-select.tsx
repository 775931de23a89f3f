import { Ellipsis } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { MenuButton } from '#web/ui/menu/menu-button.tsx';
import { Select } from '#web/ui/select/select.tsx';
import styles from './folders.module.css';
import type { LibraryPlaces } from './places.ts';
import { usePlaceChoices } from './use-place-choices.tsx';

/** Folders and collections for narrow windows: the same places and actions as the pane. */
export function PlaceSelect({ places }: { readonly places: LibraryPlaces }) {
  const { t } = useTranslation('folders');
  const { options, value, choose, actions, dialogs } = usePlaceChoices(places);
  return (
    <div className={styles.narrow}>
      <Select label={t('label')} options={options} value={value} onChange={choose} />
      <MenuButton label={t('actions')} align="end" items={actions}>
        {(trigger) => (
          <IconButton
            {...trigger}
            variant="plain"
            size="large"
            icon={<Ellipsis size={18} />}
            label={t('actions')}
          />
        )}
      </MenuButton>
      {dialogs}
    </div>
  );
}
