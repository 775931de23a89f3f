import { HAND_OVER_MOST, type HandOverItem } from '@toasoan/contract/features/posts/assignment/assignment.ts';
import { Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { DateText } from '#web/ui/text/date-text.tsx';
import { DueTime } from './due-time.tsx';
import styles from './hand-over.module.css';

interface HandOverListProps {
  readonly items: readonly HandOverItem[];
  readonly total: number;
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (ids: ReadonlySet<string>) => void;
}

/** What somebody has in hand, to be ticked one by one or all at once. */
export function HandOverList({ items, total, chosen, onChoose }: HandOverListProps) {
  const { t } = useTranslation('assignment');
  const isAll = items.every(({ id }) => chosen.has(id));
  function toggle(id: string) {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    onChoose(next);
  }
  return (
    <div className={styles.box}>
      <div className={styles.all}>
        <Checkbox
          checked={isAll}
          indeterminate={!isAll && chosen.size > 0}
          onChange={() => onChoose(new Set(isAll ? [] : items.map(({ id }) => id)))}
        >
          {t('handOver.all', { count: items.length })}
        </Checkbox>
      </div>
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item.id} className={styles.item}>
            <Checkbox checked={chosen.has(item.id)} onChange={() => toggle(item.id)}>
              <span className={styles.title}>{item.title}</span>
            </Checkbox>
            <span className={styles.facts}>
              <span>{t(`handOver.why.${item.why}`)}</span>
              {item.dueTime !== null && <DueTime time={item.dueTime} />}
              {item.scheduleTime !== null && (
                <span className={styles.planned}>
                  <Clock size={14} aria-hidden />
                  <DateText time={item.scheduleTime} />
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
      {total > items.length && (
        <p className={styles.more}>{t('handOver.more', { total, most: HAND_OVER_MOST })}</p>
      )}
    </div>
  );
}
