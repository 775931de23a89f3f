import { CircleAlert, CircleCheck, Lightbulb } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { classNames } from '#web/ui/class-names.ts';
import { Stack } from '#web/ui/layout/stack.tsx';
import styles from './checklist.module.css';

export interface ChecklistItem {
  readonly key: string;
  readonly met: boolean;
  /** Advice blocks nothing. */
  readonly tone?: 'missing' | 'advice';
  readonly label: string;
  readonly detail?: string;
  /** Moves to the field. */
  readonly onMend?: (() => void) | undefined;
}

interface ChecklistProps {
  readonly label: string;
  readonly items: readonly ChecklistItem[];
}

/** What still blocks the next step of a record. */
export function Checklist({ label, items }: ChecklistProps) {
  const { t } = useTranslation('patterns');
  return (
    <Stack as="ul" aria-label={label}>
      {items.map((item) => (
        <li key={item.key} className={classNames(styles.item, !item.met && styles[item.tone ?? 'missing'])}>
          <Sign item={item} />
          <span className={styles.text}>
            <span className="visually-hidden">{t(wordOf(item))}</span>
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
    </Stack>
  );
}

function Sign({ item }: { readonly item: ChecklistItem }) {
  if (item.met) return <CircleCheck size={16} aria-hidden />;
  return item.tone === 'advice' ? <Lightbulb size={16} aria-hidden /> : <CircleAlert size={16} aria-hidden />;
}

function wordOf(item: ChecklistItem): string {
  if (item.met) return 'checklist.met';
  return item.tone === 'advice' ? 'checklist.advised' : 'checklist.missing';
}
