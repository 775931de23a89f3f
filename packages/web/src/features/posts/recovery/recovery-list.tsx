import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import styles from './recovery.module.css';
import { RecoveryRow } from './recovery-row.tsx';
import type { UnsavedPost } from './unsaved-posts.ts';

interface RecoveryListProps {
  readonly posts: readonly UnsavedPost[];
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

/** Unsaved posts of this person on this machine, each with its older copies. */
export function RecoveryList({ posts, onChanged, onClose }: RecoveryListProps) {
  const { t } = useTranslation('recovery');
  return (
    <Dialog
      title={t('title')}
      size="wide"
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('close')}</Button>}
    >
      <p className={styles.what}>{posts.length > 0 ? t('what') : t('none')}</p>
      <ul className={styles.posts}>
        {posts.map(({ key, newest, older }) => (
          <li key={key} className={styles.post}>
            <RecoveryRow copy={newest} onDropped={onChanged} onOpened={onClose} />
            {older.length > 0 && (
              <details className={styles.older}>
                <summary>{t('older', { count: older.length })}</summary>
                {older.map((copy) => (
                  <RecoveryRow
                    key={copy.life}
                    copy={copy}
                    newest={newest}
                    onDropped={onChanged}
                    onOpened={onClose}
                  />
                ))}
              </details>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
