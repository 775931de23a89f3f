import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '#web/ui/class-names.ts';
import textStyles from '#web/ui/layout/text.module.css';
import styles from './calendar-board.module.css';
import type { CalendarTray } from './calendar-model.ts';
import { ItemRow } from './item-row.tsx';
import { useTrayDrop } from './use-item-drag.ts';

interface TrayProps extends CalendarTray {
  /** Opened by its title where it is above the days instead of beside them. */
  readonly isFolded: boolean;
}

/** Items without a time, to be dragged onto a day or scheduled by their menu; it may accept items with one. */
export function Tray({ title, items, search, footer, takes, isFolded }: TrayProps) {
  const { t } = useTranslation('calendar-board');
  const titleId = useId();
  const element = useRef<HTMLElement>(null);
  const isOver = useTrayDrop(element, takes);
  const inside = (
    <>
      {search}
      <ul className={styles.trayItems}>
        {items.map((item) => (
          <ItemRow key={item.id} item={item} isDraggable />
        ))}
        {items.length === 0 && <li className={styles.nothing}>{t('trayEmpty')}</li>}
      </ul>
      {footer}
    </>
  );
  if (isFolded) {
    return (
      <details className={styles.folded}>
        <summary className={textStyles.strong}>{title}</summary>
        <div className={styles.tray}>{inside}</div>
      </details>
    );
  }
  return (
    <aside
      ref={element}
      aria-labelledby={titleId}
      className={classNames(styles.tray, isOver && styles.trayOver)}
    >
      <h3 id={titleId} className={textStyles.strong}>
        {title}
      </h3>
      {inside}
    </aside>
  );
}
