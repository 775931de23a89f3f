import { CircleAlert, CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { classNames } from '#web/ui/class-names.ts';
import styles from './checklist.module.css';

export interface ChecklistItem {
  readonly key: string;
  readonly met: boolean;
  readonly label: string;
  readonly detail?: string;
  /** Leads to the field. */
  readonly onMend?: (() => void) | undefined;
}

/** What still stands between a record and its next step. */
export function Checklist({ items }: { readonly items: readonly ChecklistItem[] }) {
  const { t } = useTranslation('patterns');
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item.key} className={classNames(styles.item, !item.met && styles.missing)}>
          {item.met ? <CircleCheck size={16} aria-hidden /> : <CircleAlert size={16} aria-hidden />}
          <span className={styles.text}>
            <span className="visually-hidden">{t(item.met ? 'checklist.met' : 'checklist.missing')}</span>
            {item.label}
            {item.detail && <span className={styles.detail}>{item.detail}</span>}
          </span>
          {!item.met && item.onMend && (
            <button
              type="button"
              className={styles.mend}
              aria-label={t('checklist.mendOf', { label: item.label })}
              onClick={item.onMend}
            >
              {t('checklist.mend')}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
