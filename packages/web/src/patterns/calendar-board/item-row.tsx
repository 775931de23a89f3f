import { useRef } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { StatusTag } from '#web/ui/display/status-tag.tsx';
import { useCalendar } from './calendar-context.ts';
import styles from './calendar-item.module.css';
import type { UnscheduledItem } from './calendar-model.ts';
import { ItemMenu } from './item-menu.tsx';
import { useItemDrag } from './use-item-drag.ts';

interface ItemRowProps {
  readonly item: UnscheduledItem;
  /** Undefined for an item without a time. */
  readonly clock?: string;
  readonly isDraggable?: boolean;
}

/** An item of a list: in the tray, a day or the agenda. */
export function ItemRow({ item, clock, isDraggable = false }: ItemRowProps) {
  const { link } = useCalendar();
  const element = useRef<HTMLLIElement>(null);
  const dragging = useItemDrag(element, item.id, isDraggable && item.isMovable);
  return (
    <li
      ref={element}
      data-item={item.id}
      className={classNames(
        styles.row,
        isDraggable && item.isMovable && styles.movable,
        dragging && styles.dragged,
      )}
    >
      {clock !== undefined && <span className={styles.rowClock}>{clock}</span>}
      <span className={styles.rowWords}>
        {link(item.id, { className: styles.rowLink, draggable: false, tabIndex: 0, children: item.title })}
        <StatusTag tone={item.tone}>{item.state}</StatusTag>
      </span>
      <ItemMenu item={item} isScheduled={clock !== undefined} />
    </li>
  );
}
