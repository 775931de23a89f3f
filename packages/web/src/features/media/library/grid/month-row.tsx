import type { PlannedGroup } from '#web/patterns/picture-grid/grid-plan.ts';
import { formatNumber } from '#web/ui/text/format-number.ts';
import styles from './media-grid.module.css';

interface MonthRowProps {
  readonly row: number;
  /** Pixels from the top of the grid. */
  readonly top: number;
  readonly group: PlannedGroup;
  readonly columns: number;
}

/** The heading of a month: its name and how many files it has. */
export function MonthRow({ row, top, group, columns }: MonthRowProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a grid of pictures is no table.
    // biome-ignore lint/a11y/useFocusableInteractive: its cells take the focus.
    <div
      role="row"
      aria-rowindex={row + 1}
      className={styles.month}
      style={{ transform: `translateY(${top}px)` }}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a grid of pictures is no table. */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: the files below take the focus. */}
      <span role="rowheader" aria-colspan={columns}>
        {group.label} <span className={styles.monthCount}>{formatNumber(group.count)}</span>
      </span>
    </div>
  );
}
