import { useRef } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { useCalendar } from './calendar-context.ts';
import styles from './calendar-item.module.css';
import type { PlacedItem } from './calendar-range.ts';
import { ItemMenu } from './item-menu.tsx';
import { useItemDrag } from './use-item-drag.ts';

interface ItemChipProps {
  readonly item: PlacedItem;
  /** Only items of the place that has the focus are stops of Tab. */
  readonly tabbable: boolean;
  readonly hasMenu: boolean;
}

/** An item within a cell: its time and title, the menu when it is needed. */
export function ItemChip({ item, tabbable, hasMenu }: ItemChipProps) {
  const { link } = useCalendar();
  const element = useRef<HTMLLIElement>(null);
  const dragging = useItemDrag(element, item.id, item.isMovable);
  return (
    <li
      ref={element}
      data-item={item.id}
      className={classNames(
        styles.chip,
        styles[item.tone],
        item.isMovable && styles.movable,
        dragging && styles.dragged,
      )}
    >
      {link(item.id, {
        className: styles.chipLink,
        draggable: false,
        tabIndex: tabbable ? 0 : -1,
        'data-tip': `${item.clock} · ${item.title} · ${item.state}`,
        children: (
          <>
            <span className={styles.chipWords}>
              <span className={styles.clock}>{item.clock}</span> {item.title}
            </span>
            <span className="visually-hidden">, {item.state}</span>
          </>
        ),
      })}
      {hasMenu && (
        <span className={styles.chipMenu}>
          <ItemMenu item={item} isScheduled />
        </span>
      )}
    </li>
  );
}
