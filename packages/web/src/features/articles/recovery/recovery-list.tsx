import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import styles from './recovery.module.css';
import type { RecoveryKind } from './recovery-kind.ts';
import { RecoveryRow } from './recovery-row.tsx';
import type { UnsavedArticle } from './unsaved-articles.ts';

interface RecoveryListProps {
  readonly kind: RecoveryKind;
  readonly articles: readonly UnsavedArticle[];
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

/** Unsaved records of this person on this machine, each with its older copies. */
export function RecoveryList({ kind, articles, onChanged, onClose }: RecoveryListProps) {
  const { t } = useTranslation('recovery');
  const thing = t(`${kind.name}.thing`);
  return (
    <Dialog
      title={t(`${kind.name}.title`)}
      size="wide"
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('close')}</Button>}
    >
      <p className={styles.what}>{t(articles.length > 0 ? 'what' : 'none', { thing })}</p>
      <ul className={styles.posts}>
        {articles.map(({ key, newest, older }) => (
          <li key={key} className={styles.post}>
            <RecoveryRow kind={kind} copy={newest} onDropped={onChanged} onOpened={onClose} />
            {older.length > 0 && (
              <details className={styles.older}>
                <summary>{t('older', { count: older.length, thing })}</summary>
                {older.map((copy) => (
                  <RecoveryRow
                    key={copy.life}
                    kind={kind}
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
