import type { Media } from '@toasoan/contract/features/media/media.ts';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import type { FileActions } from '../use-file-actions.tsx';
import styles from './media-form.module.css';

interface FileToolsProps {
  readonly file: Media;
  readonly actions: FileActions;
  readonly onPreview: (file: Media) => void;
}

/** Everything that can be done with the file, in sight at every scroll position. */
export function FileTools({ file, actions, onPreview }: FileToolsProps) {
  const { t } = useTranslation('library');
  const items = actions.items(file, () => onPreview(file)).filter(({ key }) => key !== 'edit');
  return (
    <div className={styles.tools} role="toolbar" aria-label={t('details.tools')}>
      {items.map(({ key, label, icon, onSelect, tone }) => (
        <IconButton
          key={key}
          icon={icon}
          label={label}
          className={tone === 'danger' ? styles.danger : undefined}
          onClick={() => onSelect?.()}
        />
      ))}
    </div>
  );
}
