import { GripVertical } from 'lucide-react';
import { useCallback, useLayoutEffect, useRef } from 'react';
import type { DropPlace } from '#web/patterns/tree/tree-moves.ts';
import { useRowDrag } from '#web/patterns/tree/use-row-drag.ts';
import { placeBefore } from './place-before.ts';
import styles from './row-handle.module.css';

/** How a row is dragged to another place. */
export interface RowOrder {
  readonly id: string;
  /** What a pointer over the handle reads. */
  readonly tip: string;
  /** The ids among which the row may change its place, in their order, its own too. */
  readonly peers: readonly string[];
  /** `beforeId`: the row that comes after it then; null: it becomes the last. */
  readonly onPlace: (id: string, beforeId: string | null) => void;
}

/** Drags the row of the table in which it stands. */
export function RowHandle({ id, tip, peers, onPlace }: RowOrder) {
  const handle = useRef<HTMLSpanElement>(null);
  const row = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    row.current = handle.current?.closest('tr') ?? null;
  }, []);
  const canDrop = useCallback(
    (from: string, place: DropPlace) => placeBefore(peers, { from, on: id, place }) !== undefined,
    [peers, id],
  );
  const onDrop = useCallback(
    (from: string, place: DropPlace) => {
      const beforeId = placeBefore(peers, { from, on: id, place });
      if (beforeId !== undefined) onPlace(from, beforeId);
    },
    [peers, id, onPlace],
  );
  const over = useRowDrag({ row, handle, id, canDrop, onDrop });
  useLayoutEffect(() => {
    if (over === undefined) delete row.current?.dataset.drop;
    else if (row.current) row.current.dataset.drop = over === 'before' ? 'before' : 'after';
  }, [over]);
  return (
    <span ref={handle} className={styles.handle} data-tip={tip} aria-hidden>
      <GripVertical size={16} />
    </span>
  );
}
