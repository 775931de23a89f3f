import { GripVertical } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../class-names.ts';
import styles from './sortable-list.module.css';
import { useSortDrag } from './use-sort-drag.ts';

interface SortableListProps<Item> {
  readonly label: string;
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string;
  /** Names an item for its handle and its announcements. */
  readonly nameOf: (item: Item, index: number) => string;
  readonly onOrder: (items: readonly Item[]) => void;
  readonly children: (item: Item, index: number) => ReactNode;
}

/** Items that a person reorders by dragging a handle, or with the arrow keys on it. */
export function SortableList<Item>(props: SortableListProps<Item>) {
  const { label, items, keyOf, nameOf, onOrder, children } = props;
  const { t } = useTranslation('ui');
  const [said, setSaid] = useState('');

  function move(from: number, to: number) {
    const item = items[from];
    if (item === undefined || from === to || to < 0 || to >= items.length) return;
    onOrder(movedTo(items, from, to));
    setSaid(t('sort.moved', { name: nameOf(item, from), place: to + 1, of: items.length }));
  }
  return (
    <>
      <ol className={styles.list} aria-label={label}>
        {items.map((item, index) => (
          <SortableRow
            key={keyOf(item)}
            list={label}
            index={index}
            handleLabel={t('sort.handle', { name: nameOf(item, index), place: index + 1 })}
            onMove={move}
          >
            {children(item, index)}
          </SortableRow>
        ))}
      </ol>
      <span className="visually-hidden" role="status">
        {said}
      </span>
    </>
  );
}

interface SortableRowProps {
  readonly list: string;
  readonly index: number;
  readonly handleLabel: string;
  readonly onMove: (from: number, to: number) => void;
  readonly children: ReactNode;
}

function SortableRow({ list, index, handleLabel, onMove, children }: SortableRowProps) {
  const { row, handle, edge } = useSortDrag({ list, index, onMove });
  function pressed(event: KeyboardEvent<HTMLButtonElement>) {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (step === 0) return;
    event.preventDefault();
    onMove(index, index + step);
    // Moving its row within the page takes the focus away.
    const button = event.currentTarget;
    requestAnimationFrame(() => button.focus());
  }
  return (
    <li ref={row} className={classNames(styles.row, edge && styles[edge])}>
      <button
        ref={handle}
        type="button"
        className={styles.handle}
        aria-label={handleLabel}
        data-tip={handleLabel}
        onKeyDown={pressed}
      >
        <GripVertical size={16} aria-hidden />
      </button>
      <div className={styles.body}>{children}</div>
    </li>
  );
}

/** The list with one of its items at another place. */
function movedTo<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const next = [...items];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}
