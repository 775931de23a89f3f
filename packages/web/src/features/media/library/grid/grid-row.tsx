import type { MediaRow } from '@toasoan/contract/features/media/media.ts';
import { GRID_GAP, type GridLayout } from '#web/patterns/picture-grid/grid-layout.ts';
import { MediaCell } from './media-cell.tsx';
import styles from './media-grid.module.css';

/** Props that all cells share. */
export interface GridCells {
  readonly at: (index: number) => MediaRow | undefined;
  readonly layout: GridLayout;
  readonly selected: ReadonlySet<string>;
  readonly focused: number;
  readonly openId: string | undefined;
  readonly today: string;
  readonly query: string | undefined;
  readonly hrefOf: (id: string) => string;
  readonly dragged: (id: string) => readonly string[];
}

interface GridRowProps {
  readonly row: number;
  /** Pixels from the top of the grid. */
  readonly top: number;
  readonly line: { readonly first: number; readonly count: number };
  readonly cells: GridCells;
}

export function GridRow({ row, top, line, cells }: GridRowProps) {
  const { at, layout, selected, focused, openId, today, query, hrefOf, dragged } = cells;
  const places = Array.from({ length: line.count }, (_, column) => line.first + column);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a grid of pictures is no table.
    // biome-ignore lint/a11y/useFocusableInteractive: its cells take the focus.
    <div
      role="row"
      aria-rowindex={row + 1}
      className={styles.row}
      style={{ transform: `translateY(${top}px)`, blockSize: layout.rowHeight - GRID_GAP }}
    >
      {places.map((index, column) => {
        const file = at(index);
        return (
          <MediaCell
            key={index}
            file={file}
            index={index}
            column={column}
            layout={layout}
            selected={file !== undefined && selected.has(file.id)}
            tabbable={index === focused}
            isOpen={file !== undefined && file.id === openId}
            today={today}
            query={query}
            href={file ? hrefOf(file.id) : ''}
            dragged={dragged}
          />
        );
      })}
    </div>
  );
}
