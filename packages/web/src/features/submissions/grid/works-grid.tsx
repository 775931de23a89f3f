import { useVirtualizer } from '@tanstack/react-virtual';
import {
  type MouseEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { indexOf } from '#web/patterns/picture-grid/grid-index.ts';
import { GRID_GAP, type GridLayout, gridLayout } from '#web/patterns/picture-grid/grid-layout.ts';
import { firstOf, gridPlan, lineOf } from '#web/patterns/picture-grid/grid-plan.ts';
import { scrollerOf, useGridPlace } from '#web/patterns/picture-grid/use-grid-place.ts';
import { useGridSelection } from '#web/patterns/picture-grid/use-grid-selection.ts';
import { useTileSize } from '#web/patterns/picture-grid/use-tile-size.ts';
import { classNames } from '#web/ui/class-names.ts';
import type { Works, WorksPage } from '../list/use-works-page.ts';
import { SUBMISSIONS } from '../submission-queries.ts';
import { useWorkKeys, type WorkCommands } from './use-work-keys.ts';
import { WorkCard } from './work-card.tsx';
import styles from './works-grid.module.css';

/** Rows rendered beyond the visible ones. */
const OVERSCAN = 4;
/** Heights of the sticky filter bar above and the bulk bar below. */
const SCROLL_ROOM = { top: 72, bottom: 96 };
/** Skips pages that a fast scroll only passes. */
const SETTLE_MS = 60;
/** Of number, title, place and state below a picture; of number and state alone. */
const WORDS = { withFacts: 96, nameOnly: 62 };

export interface FocusRequest {
  readonly index: number;
}

interface WorksGridProps {
  readonly page: WorksPage;
  readonly works: Works;
  readonly openId: string | undefined;
  /** Moves the focus to a work; each new object is a new request. */
  readonly request: FocusRequest | undefined;
  readonly commands: WorkCommands;
  readonly onFocused: (index: number) => void;
}

/** The works as cards; only rows near the visible area are rendered. */
export function WorksGrid({ page, works, openId, request, commands, onFocused }: WorksGridProps) {
  const { t } = useTranslation('submissions');
  const grid = useRef<HTMLDivElement>(null);
  const { width, top } = useGridPlace(grid);
  const size = useTileSize(SUBMISSIONS);
  const layout = useMemo(() => gridLayout(width, size, WORDS), [width, size]);
  const [lastFocused, setFocused] = useState(0);
  const focused = Math.max(0, Math.min(lastFocused, works.count - 1));
  const plan = useMemo(() => gridPlan(works.count, layout.columns), [works.count, layout]);
  const focusedRow = lineOf(plan, focused);
  const rowCount = width === 0 ? 0 : plan.lines.length;
  const { address, selection, stale } = page;

  const rows = useVirtualizer({
    count: rowCount,
    getScrollElement: () => scrollerOf(grid.current),
    estimateSize: () => layout.rowHeight,
    overscan: OVERSCAN,
    scrollMargin: top,
    scrollPaddingStart: SCROLL_ROOM.top,
    scrollPaddingEnd: SCROLL_ROOM.bottom,
    // The focused work stays in the document, otherwise the focus would be lost.
    rangeExtractor: ({ startIndex, endIndex, overscan, count }) => {
      const from = Math.max(0, startIndex - overscan);
      const to = Math.min(count - 1, endIndex + overscan);
      const range = Array.from({ length: to - from + 1 }, (_, index) => from + index);
      if (focusedRow < from) return [focusedRow, ...range];
      return focusedRow > to && focusedRow < count ? [...range, focusedRow] : range;
    },
  });
  const remeasure = useEffectEvent(() => rows.measure());
  // biome-ignore lint/correctness/useExhaustiveDependencies: other heights are the reason.
  useLayoutEffect(() => remeasure(), [layout.rowHeight, plan]);

  const inSight = rows.range;
  const first = firstOf(plan.lines[inSight?.startIndex ?? 0]);
  const last = firstOf(plan.lines[inSight?.endIndex ?? 0]) + layout.columns;
  const look = useEffectEvent(() => works.look(first, last));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place is the reason to look.
  useEffect(() => {
    const timer = window.setTimeout(look, SETTLE_MS);
    return () => window.clearTimeout(timer);
  }, [first, last]);

  function focusOn(index: number) {
    flushSync(() => setFocused(index));
    rows.scrollToIndex(lineOf(plan, index), { align: 'auto' });
    grid.current?.querySelector<HTMLElement>(`[data-index="${index}"]`)?.focus({ preventScroll: true });
  }
  const answer = useEffectEvent((asked: FocusRequest) => focusOn(asked.index));
  useEffect(() => {
    if (request) answer(request);
  }, [request]);

  const select = useGridSelection(page, works);
  const pressed = useWorkKeys({
    ...{ works, focused, plan, focusOn, select, commands },
    rowsInSight: Math.max(1, (inSight?.endIndex ?? 1) - (inSight?.startIndex ?? 0)),
  });
  /** A press shows the facts; its box and Ctrl toggle the selection, Shift selects a range; pressed twice it is large. */
  function clicked(event: MouseEvent) {
    const index = indexOf(event.target);
    const work = index === undefined ? undefined : works.at(index);
    if (index === undefined || !work || !(event.target instanceof Element)) return;
    setFocused(index);
    const isTick = event.target.closest('[data-tick]') !== null;
    if (event.shiftKey) void select.range(index);
    else if (event.ctrlKey || event.metaKey || isTick) select.toggle(index);
    else commands.open(work);
  }
  const cells = { layout, focused, openId, selected: selection.keys, query: address.query.text };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a grid of pictures is no table.
    <div
      ref={grid}
      role="grid"
      aria-label={t('title')}
      aria-multiselectable="true"
      aria-rowcount={rowCount}
      aria-colcount={layout.columns}
      aria-busy={stale || undefined}
      className={classNames(styles.grid, stale && styles.stale)}
      style={{ blockSize: Math.max(0, rows.getTotalSize()) }}
      onClick={clicked}
      onDoubleClick={({ target }) => {
        const index = indexOf(target);
        if (index !== undefined) commands.preview(index, false);
      }}
      onKeyDown={pressed}
      onFocus={({ target }) => {
        const index = indexOf(target);
        if (index === undefined) return;
        if (index !== focused) setFocused(index);
        onFocused(index);
      }}
    >
      {rows.getVirtualItems().map((row) => {
        const line = plan.lines[row.index];
        if (!line || 'group' in line) return null;
        return (
          <CardRow
            key={row.key}
            row={row.index}
            top={row.start - top}
            line={line}
            at={works.at}
            cells={cells}
          />
        );
      })}
    </div>
  );
}

interface CardRowProps {
  readonly row: number;
  /** Pixels from the top of the grid. */
  readonly top: number;
  readonly line: { readonly first: number; readonly count: number };
  readonly at: Works['at'];
  readonly cells: {
    readonly layout: GridLayout;
    readonly focused: number;
    readonly openId: string | undefined;
    readonly selected: ReadonlySet<string>;
    readonly query: string | undefined;
  };
}

function CardRow({ row, top, line, at, cells }: CardRowProps) {
  const { layout, focused, openId, selected, query } = cells;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a grid of pictures is no table.
    // biome-ignore lint/a11y/useFocusableInteractive: its cells take the focus.
    <div
      role="row"
      aria-rowindex={row + 1}
      className={styles.row}
      style={{ transform: `translateY(${top}px)`, blockSize: layout.rowHeight - GRID_GAP }}
    >
      {Array.from({ length: line.count }, (_, column) => {
        const index = line.first + column;
        const work = at(index);
        return (
          <WorkCard
            key={index}
            work={work}
            index={index}
            column={column}
            layout={layout}
            selected={work !== undefined && selected.has(work.id)}
            tabbable={index === focused}
            isOpen={work !== undefined && work.id === openId}
            query={query}
          />
        );
      })}
    </div>
  );
}
