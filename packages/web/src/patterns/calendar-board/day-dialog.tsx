import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { type Day, showDay, weekdayOf } from '#web/ui/dates/days.ts';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import styles from './calendar-board.module.css';
import { type PlacedItem, WEEKDAYS } from './calendar-range.ts';
import { ItemRow } from './item-row.tsx';

interface DayDialogProps {
  readonly day: Day;
  readonly items: readonly PlacedItem[];
  readonly onClose: () => void;
}

/** Everything of one day. */
export function DayDialog({ day, items, onClose }: DayDialogProps) {
  const { t } = useTranslation(['calendar-board', 'ui']);
  return (
    <Dialog
      title={`${t(`ui:calendar.${WEEKDAYS[weekdayOf(day)] ?? 'mon'}.long`)} ${showDay(day)}`}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('ui:close')}</Button>}
    >
      {items.length === 0 ? (
        <p>{t('nothing')}</p>
      ) : (
        <ul className={styles.list}>
          {items.map((item) => (
            <ItemRow key={item.id} item={item} clock={item.clock} />
          ))}
        </ul>
      )}
    </Dialog>
  );
}
