import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { indexOf } from '#web/patterns/picture-grid/grid-index.ts';
import { GRID_GAP, gridLayout } from '#web/patterns/picture-grid/grid-layout.ts';
import {
  firstOf,
  type GridGroup,
  type GridLine,
  gridPlan,
  groupOf,
  lineOf,
} from '#web/patterns/picture-grid/grid-plan.ts';
import { scrollerOf, useGridPlace } from '#web/patterns/picture-grid/use-grid-place.ts';
import { useGridSelection } from '#web/patterns/picture-grid/use-grid-selection.ts';
import { useTileSize } from '#web/patterns/picture-grid/use-tile-size.ts';
import { classNames } from '#web/ui/class-names.ts';
import { dayIn } from '#web/ui/dates/days.ts';
import type { Selection } from '#web/ui/table/selection.ts';
import { NEWSROOM_ZONE } from '#web/ui/text/format-date.ts';
import { useNow } from '#web/ui/text/use-now.ts';
import type { LibraryFiles } from '../use-library-files.ts';
import type { LibraryPage } from '../use-library-page.ts';
import { GridRow } from './grid-row.tsx';
import styles from './media-grid.module.css';
import { MonthRow } from './month-row.tsx';
import { useGridClicks } from './use-grid-clicks.ts';
import { useGridKeys } from './use-grid-keys.ts';

/** Rows rendered beyond the visible ones. */
const OVERSCAN = 4;
/** Heights of the sticky filter bar above and the bulk bar below. */
const SCROLL_ROOM = { top: 72, bottom: 76 };
/** Skips pages that a fast scroll only passes. */
const SETTLE_MS = 60;

/** Of name and facts below a picture. */
const WORDS = { withFacts: 50, nameOnly: 30 };
/** Height of a month's heading, without the gap below it. */
const MONTH_HEIGHT = 32;

export interface FocusRequest {
  readonly index: number;
}

/** The months that the files stand in. */
export interface GridMonths {
  readonly groups: readonly GridGroup[];
  /** Brings a month to the top without taking the focus; each new object is a new request. */
  readonly shown: { readonly group: number } | undefined;
  /** The first month in sight. */
  readonly onSight: (group: number) => void;
}

interface MediaGridProps {
  readonly page: LibraryPage;
  readonly files: LibraryFiles;
  /** Moves the focus to a file; each new object is a new request. */
  readonly request: FocusRequest | undefined;
  readonly months?: GridMonths | undefined;
  /** The file whose details are open; -1: none. It stays in sight. */
  readonly openIndex: number;
  readonly onFocused: (index: number) => void;
  readonly onPreview: (index: number) => void;
  readonly onDelete: (ids: readonly string[]) => void;
  readonly onMenu: (index: number, at: { readonly x: number; readonly y: number }) => void;
}

/** The files as pictures; only rows near the visible area are rendered. */
export function MediaGrid(props: MediaGridProps) {
  const { page, files, request, months, openIndex, onFocused, onPreview, onDelete, onMenu } = props;
  const { t } = useTranslation('library');
  const grid = useRef<HTMLDivElement>(null);
  const { width, top } = useGridPlace(grid);
  const size = useTileSize('media');
  const today = dayIn(NEWSROOM_ZONE, useNow());
  const layout = useMemo(() => gridLayout(width, size, WORDS), [width, size]);
  const [lastFocused, setFocused] = useState(0);
  const focused = Math.max(0, Math.min(lastFocused, files.count - 1));
  const groups = months?.groups;
  const plan = useMemo(() => gridPlan(files.count, layout.columns, groups), [files.count, layout, groups]);
  const focusedRow = lineOf(plan, focused);
  const rowCount = width === 0 ? 0 : plan.lines.length;
  const heightOf = (line: GridLine | undefined) =>
    line && 'group' in line ? MONTH_HEIGHT + GRID_GAP : layout.rowHeight;
  const { address, selection, stale } = page;

  const rows = useVirtualizer({
    count: rowCount,
    getScrollElement: () => scrollerOf(grid.current),
    estimateSize: (row) => heightOf(plan.lines[row]),
    overscan: OVERSCAN,
    scrollMargin: top,
    scrollPaddingStart: SCROLL_ROOM.top,
    scrollPaddingEnd: SCROLL_ROOM.bottom,
    // The focused file stays in the document, otherwise the focus would be lost.
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
  const look = useEffectEvent(() => files.look(first, last));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place is the reason to look.
  useEffect(() => {
    const timer = window.setTimeout(look, SETTLE_MS);
    return () => window.clearTimeout(timer);
  }, [first, last]);

  function focusOn(index: number) {
    flushSync(() => setFocused(index));
    const line = lineOf(plan, index);
    // With its first line a month shows its heading, too.
    const heading = plan.lines[line - 1];
    rows.scrollToIndex(heading && 'group' in heading ? line - 1 : line, { align: 'auto' });
    rows.scrollToIndex(line, { align: 'auto' });
    grid.current?.querySelector<HTMLElement>(`[data-index="${index}"]`)?.focus({ preventScroll: true });
  }
  const answer = useEffectEvent((asked: FocusRequest) => focusOn(asked.index));
  useEffect(() => {
    if (request) answer(request);
  }, [request]);

  // Below the filter bar, which covers the first pixels.
  const topLine = rows.getVirtualItemForOffset((rows.scrollOffset ?? 0) + SCROLL_ROOM.top + 1)?.index ?? 0;
  const monthInSight = groupOf(plan, firstOf(plan.lines[topLine]));
  const sight = useEffectEvent(() => months?.onSight(monthInSight));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another month is the reason to report.
  useEffect(() => sight(), [monthInSight]);
  const showMonth = useEffectEvent((group: number) => {
    const line = plan.lines.findIndex((one) => 'group' in one && one.group.key === plan.groups[group]?.key);
    if (line >= 0) rows.scrollToIndex(line, { align: 'start' });
  });
  const shownMonth = months?.shown;
  useEffect(() => {
    if (shownMonth) showMonth(shownMonth.group);
  }, [shownMonth]);

  const showOpen = useEffectEvent(() => {
    if (openIndex >= 0) rows.scrollToIndex(lineOf(plan, openIndex), { align: 'auto' });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another file or another width is the reason.
  useEffect(() => showOpen(), [openIndex, layout.columns, groups]);

  const select = useGridSelection(page, files);
  const dragged = useDraggedFiles(selection);
  const pressed = useGridKeys({
    page,
    files,
    focused,
    plan,
    rowsInSight: Math.max(1, (inSight?.endIndex ?? 1) - (inSight?.startIndex ?? 0)),
    focusOn,
    select,
    onPreview,
    onDelete,
    onMenu,
  });

  const clicked = useGridClicks({ page, files, select, onFocus: setFocused, onPreview });
  const openHref = address.href({ open: '__id__' });
  const cells = {
    ...{ count: files.count, at: files.at, layout, focused, today, dragged },
    selected: selection.keys,
    openId: address.open,
    query: address.query.text,
    hrefOf: (id: string) => openHref.replace('__id__', id),
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a grid of pictures is no table.
    <div
      ref={grid}
      role="grid"
      aria-label={t('grid.label')}
      aria-multiselectable="true"
      aria-rowcount={rowCount}
      aria-colcount={layout.columns}
      aria-busy={stale || undefined}
      className={classNames(styles.grid, stale && styles.stale, selection.keys.size > 0 && styles.selecting)}
      style={{ blockSize: Math.max(0, rows.getTotalSize()) }}
      onClick={clicked}
      onKeyDown={pressed}
      onFocus={({ target }) => {
        const index = indexOf(target);
        if (index === undefined) return;
        if (index !== focused) setFocused(index);
        onFocused(index);
      }}
      onContextMenu={(event) => {
        const index = indexOf(event.target);
        if (index === undefined) return;
        event.preventDefault();
        setFocused(index);
        onMenu(index, { x: event.clientX, y: event.clientY });
      }}
    >
      {rows.getVirtualItems().map((row) => {
        const line = plan.lines[row.index];
        const place = { row: row.index, top: row.start - top };
        if (line && 'group' in line)
          return <MonthRow key={row.key} {...place} group={line.group} columns={layout.columns} />;
        return line && <GridRow key={row.key} {...place} line={line} cells={cells} />;
      })}
    </div>
  );
}

/** The ids to drag with a file: the selection it belongs to, or the file alone. The function is stable. */
function useDraggedFiles(selection: Selection): (id: string) => readonly string[] {
  const latest = useRef(selection);
  useEffect(() => {
    latest.current = selection;
  }, [selection]);
  return useCallback((id: string) => {
    const { keys } = latest.current;
    return keys.has(id) ? [...keys] : [id];
  }, []);
}
