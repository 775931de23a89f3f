import { Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { leadToPageField } from './lead-to-page-field.ts';
import styles from './page-editor.module.css';
import type { PanelProps } from './page-panel.tsx';
import { useWantedAddress } from './use-wanted-address.ts';

/** The address below the title, as it will be after a save; it leads to where it is changed. */
export function PageAddress({ session }: PanelProps) {
  const { t } = useTranslation('page-fields');
  const { above, slug } = useWantedAddress(session);
  return (
    <p className={styles.address}>
      <span>
        {above}/<strong>{slug}</strong>
      </span>
      <IconButton
        icon={<Pencil size={14} />}
        label={t('slug.change')}
        onClick={() => leadToPageField(session, 'slug')}
      />
    </p>
  );
}
