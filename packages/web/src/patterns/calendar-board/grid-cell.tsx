import { type ReactNode, useRef, useState } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { useCalendar } from './calendar-context.ts';
import styles from './calendar-grid.module.css';
import calendarItemStyles from './calendar-item.module.css';
import type { Place } from './calendar-model.ts';
import { type PlacedItem, placeKey } from './calendar-range.ts';
import { ItemMenu } from './item-menu.tsx';
import { useItemDrag, usePlaceDrop } from './use-item-drag.ts';

interface GridCellProps {
  readonly place: Place;
  readonly items: readonly PlacedItem[];
  readonly current: boolean;
  readonly isToday?: boolean;
  readonly isOutside?: boolean;
  readonly onFocus: (place: Place) => void;
  /** Above the items: what place this is. */
  readonly children: ReactNode;
  /** Under the items. */
  readonly more?: ReactNode;
}

/** A place of the calendar: takes what is dropped, has the focus, holds items. */
export function GridCell(props: GridCellProps) {
  const { place, items, current, isToday = false, isOutside = false, onFocus, children, more } = props;
  const element = useRef<HTMLTableCellElement>(null);
  const [near, setNear] = useState(false);
  const over = usePlaceDrop(element, place);
  return (
    <td
      ref={element}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA in HTML allows any role on a cell.
      role="gridcell"
      tabIndex={current ? 0 : -1}
      data-place={placeKey(place)}
      aria-current={isToday ? 'date' : undefined}
      className={classNames(styles.cell, isOutside && styles.outside, over && styles.over)}
      onFocus={() => onFocus(place)}
      onPointerEnter={() => setNear(true)}
      onPointerLeave={() => setNear(false)}
    >
      {children}
      {items.length > 0 && (
        <ul className={styles.items}>
          {items.map((item) => (
            <ItemChip key={item.id} item={item} tabbable={current} hasMenu={current || near} />
          ))}
        </ul>
      )}
      {more}
    </td>
  );
}

interface ItemChipProps {
  readonly item: PlacedItem;
  /** Only items of the place that has the focus are stops of Tab. */
  readonly tabbable: boolean;
  readonly hasMenu: boolean;
}

/** An item within a cell: its time and title, the menu when it is needed. */
function ItemChip({ item, tabbable, hasMenu }: ItemChipProps) {
  const { link } = useCalendar();
  const element = useRef<HTMLLIElement>(null);
  const dragging = useItemDrag(element, item.id, item.isMovable);
  return (
    <li
      ref={element}
      data-item={item.id}
      className={classNames(
        calendarItemStyles.chip,
        calendarItemStyles[item.tone],
        item.isMovable && calendarItemStyles.movable,
        dragging && calendarItemStyles.dragged,
      )}
    >
      {link(item.id, {
        className: calendarItemStyles.chipLink,
        draggable: false,
        tabIndex: tabbable ? 0 : -1,
        'data-tip': `${item.clock} · ${item.title} · ${item.state}`,
        children: (
          <>
            <span className={calendarItemStyles.chipWords}>
              <span className={calendarItemStyles.clock}>{item.clock}</span> {item.title}
            </span>
            <span className="visually-hidden">, {item.state}</span>
          </>
        ),
      })}
      {hasMenu && (
        <span className={calendarItemStyles.chipMenu}>
          <ItemMenu item={item} isScheduled />
        </span>
      )}
    </li>
  );
}
