import { useVirtualizer } from '@tanstack/react-virtual';
import {
  type MouseEvent,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useAppConfig } from '#web/core/preferences/app-config.ts';
import { classNames } from '#web/ui/class-names.ts';
import { dayIn } from '#web/ui/dates/days.ts';
import type { Selection } from '#web/ui/table/selection.ts';
import { NEWSROOM_ZONE } from '#web/ui/text/format-date.ts';
import { useNow } from '#web/ui/text/use-now.ts';
import type { LibraryFiles } from '../use-library-files.ts';
import type { LibraryPage } from '../use-library-page.ts';
import { gridLayout } from './grid-layout.ts';
import { GridRow } from './grid-row.tsx';
import styles from './media-grid.module.css';
import { useGridKeys } from './use-grid-keys.ts';
import { type GridSelection, useGridSelection } from './use-grid-selection.ts';

/** Rows rendered beyond the visible ones. */
const OVERSCAN = 4;
/** Heights of the sticky filter bar above and the bulk bar below. */
const SCROLL_ROOM = { top: 72, bottom: 76 };
/** Skips pages that a fast scroll only passes. */
const SETTLE_MS = 60;

export interface FocusRequest {
  readonly index: number;
}

interface MediaGridProps {
  readonly page: LibraryPage;
  readonly files: LibraryFiles;
  /** Moves the focus to a file; each new object is a new request. */
  readonly request: FocusRequest | undefined;
  /** The file whose details are open; -1: none. It stays in sight. */
  readonly openIndex: number;
  readonly onFocused: (index: number) => void;
  readonly onPreview: (index: number) => void;
  readonly onDelete: (ids: readonly string[]) => void;
  readonly onMenu: (index: number, at: { readonly x: number; readonly y: number }) => void;
}

/** The files as pictures; only rows near the visible area are rendered. */
export function MediaGrid(props: MediaGridProps) {
  const { page, files, request, openIndex, onFocused, onPreview, onDelete, onMenu } = props;
  const { t } = useTranslation('library');
  const grid = useRef<HTMLDivElement>(null);
  const { width, top } = useGridPlace(grid);
  const size = useAppConfig(({ density }) => density);
  const today = dayIn(NEWSROOM_ZONE, useNow());
  const layout = useMemo(() => gridLayout(width, size), [width, size]);
  const [lastFocused, setFocused] = useState(0);
  const focused = Math.max(0, Math.min(lastFocused, files.count - 1));
  const focusedRow = Math.floor(focused / layout.columns);
  const rowCount = width === 0 ? 0 : Math.ceil(files.count / layout.columns);
  const { address, selection, stale } = page;

  const rows = useVirtualizer({
    count: rowCount,
    getScrollElement: () => scrollerOf(grid.current),
    estimateSize: () => layout.rowHeight,
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: another height is the reason.
  useLayoutEffect(() => remeasure(), [layout.rowHeight]);

  const inSight = rows.range;
  const first = (inSight?.startIndex ?? 0) * layout.columns;
  const last = ((inSight?.endIndex ?? 0) + 1) * layout.columns;
  const look = useEffectEvent(() => files.look(first, last));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place is the reason to look.
  useEffect(() => {
    const timer = window.setTimeout(look, SETTLE_MS);
    return () => window.clearTimeout(timer);
  }, [first, last]);

  function focusOn(index: number) {
    flushSync(() => setFocused(index));
    rows.scrollToIndex(Math.floor(index / layout.columns), { align: 'auto' });
    grid.current?.querySelector<HTMLElement>(`[data-index="${index}"]`)?.focus({ preventScroll: true });
  }
  const answer = useEffectEvent((asked: FocusRequest) => focusOn(asked.index));
  useEffect(() => {
    if (request) answer(request);
  }, [request]);

  const showOpen = useEffectEvent(() => {
    if (openIndex >= 0) rows.scrollToIndex(Math.floor(openIndex / layout.columns), { align: 'auto' });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another file or another width is the reason.
  useEffect(() => showOpen(), [openIndex, layout.columns]);

  const select = useGridSelection(page, files);
  const dragged = useDraggedFiles(selection);
  const pressed = useGridKeys({
    page,
    files,
    focused,
    layout,
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
    ...{ count: files.count, at: files.at, layout, size, focused, today, dragged },
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
      {rows.getVirtualItems().map((row) => (
        <GridRow key={row.key} row={row.index} top={row.start - top} cells={cells} />
      ))}
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

interface GridClicks {
  readonly page: LibraryPage;
  readonly files: LibraryFiles;
  readonly select: GridSelection;
  readonly onFocus: (index: number) => void;
  readonly onPreview: (index: number) => void;
}

const withKey = (event: MouseEvent) => event.ctrlKey || event.metaKey;

/**
 * A press shows the file large (in the details while they are open), or toggles its selection while others are selected. Its name opens the details. Its
 * checkbox and Ctrl toggle it; Shift selects a range.
 */
function useGridClicks({ page, files, select, onFocus, onPreview }: GridClicks) {
  const { address, selection } = page;
  function choose(event: MouseEvent, target: Element, index: number) {
    const isTick = target.closest('[data-tick]') !== null;
    if (event.shiftKey) void select.range(index);
    else if (withKey(event) || isTick || selection.keys.size > 0) select.toggle(index);
    // The details beside the grid follow the focus.
    else if (address.open === undefined) onPreview(index);
  }
  return (event: MouseEvent) => {
    const { target } = event;
    const index = indexOf(target);
    const file = index === undefined ? undefined : files.at(index);
    if (!(target instanceof Element) || index === undefined || !file) return;
    onFocus(index);
    if (!target.closest('a')) choose(event, target, index);
    else if (!withKey(event) && !event.shiftKey) {
      event.preventDefault();
      address.change({ open: file.id });
    }
  };
}

interface GridPlace {
  readonly width: number;
  /** Pixels from the top of the scroll container to the grid. */
  readonly top: number;
}

function scrollerOf(grid: HTMLElement | null): HTMLElement | null {
  return grid?.closest<HTMLElement>('[role="tabpanel"]') ?? null;
}

/** The width of the grid and its offset in the page; measured again when a kept page is shown. */
function useGridPlace(grid: RefObject<HTMLElement | null>): GridPlace {
  const [place, setPlace] = useState<GridPlace>({ width: 0, top: 0 });
  useLayoutEffect(() => {
    const element = grid.current;
    const around = element?.parentElement;
    if (!element || !around) return;
    function measure() {
      const scroller = scrollerOf(element);
      if (!element || element.clientWidth === 0) return;
      const width = element.clientWidth;
      const top = scroller
        ? Math.round(
            element.getBoundingClientRect().top - scroller.getBoundingClientRect().top + scroller.scrollTop,
          )
        : 0;
      setPlace((now) => (now.width === width && now.top === top ? now : { width, top }));
    }
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(around);
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [grid]);
  return place;
}

/** The place in the grid that an element on the screen belongs to. */
function indexOf(target: EventTarget | null): number | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
  return cell?.dataset.index === undefined ? undefined : Number(cell.dataset.index);
}
