import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GridGroup } from '#web/patterns/picture-grid/grid-plan.ts';
import { yearOf } from './month-words.ts';
import styles from './timeline-bar.module.css';

interface TimelineBarProps {
  readonly months: readonly GridGroup[];
  /** The first month in sight. */
  readonly at: number;
  readonly onMonth: (month: number) => void;
}

/** Years whose names would overlap are left out. */
const LEAST_APART = 0.045;

interface Mark {
  readonly month: number;
  /** 0 at the top to 1. */
  readonly share: number;
}

/** A bar of months beside the files: press, drag or use the arrow keys to jump to one. */
export function TimelineBar({ months, at, onMonth }: TimelineBarProps) {
  const { t } = useTranslation('library');
  const bar = useRef<HTMLDivElement>(null);
  const [aimed, setAimed] = useState<number>();
  const last = months.length - 1;
  const marks = marksOf(months);
  const words = (month: number) => {
    const { label = '', count = 0 } = months[month] ?? {};
    return t('timeline.at', { label, count });
  };

  function monthUnder({ clientY }: PointerEvent): number {
    const box = bar.current?.getBoundingClientRect();
    const share = box ? (clientY - box.top) / box.height : 0;
    return marks.findLast((mark) => mark.share <= share)?.month ?? 0;
  }
  function pressed(event: KeyboardEvent) {
    const next = targetOf(event.key, at, months);
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    onMonth(Math.min(last, Math.max(0, next)));
  }
  function dragged(event: PointerEvent) {
    const month = monthUnder(event);
    setAimed(month);
    if (event.buttons > 0) onMonth(month);
  }
  return (
    <div
      ref={bar}
      role="slider"
      tabIndex={0}
      aria-label={t('timeline.bar')}
      aria-orientation="vertical"
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={at}
      aria-valuetext={words(at)}
      className={styles.bar}
      onKeyDown={pressed}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        onMonth(monthUnder(event));
      }}
      onPointerMove={dragged}
      onPointerLeave={() => setAimed(undefined)}
    >
      {yearMarks(months, marks).map(({ month, share }) => (
        <span key={month} className={styles.year} style={{ insetBlockStart: percent(share) }}>
          {yearOf(months[month] ?? { key: '' }) || t('timeline.unknownShort')}
        </span>
      ))}
      {marks.map(({ month, share }) => (
        <span
          key={month}
          className={styles.month}
          data-at={month === at || undefined}
          style={{ insetBlockStart: percent(share) }}
        />
      ))}
      {aimed !== undefined && (
        <span className={styles.bubble} style={{ insetBlockStart: percent(marks[aimed]?.share ?? 0) }}>
          {words(aimed)}
        </span>
      )}
    </div>
  );
}

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

/** Each month at its share of the files, as the page scrolls. */
function marksOf(months: readonly GridGroup[]): readonly Mark[] {
  const total = Math.max(
    1,
    months.reduce((sum, { count }) => sum + count, 0),
  );
  let first = 0;
  return months.map(({ count }, month) => {
    const share = first / total;
    first += count;
    return { month, share };
  });
}

/** The first month of each year, as far as their names have room. */
function yearMarks(months: readonly GridGroup[], marks: readonly Mark[]): readonly Mark[] {
  const shown: Mark[] = [];
  for (const mark of marks) {
    const year = yearOf(months[mark.month] ?? { key: '' });
    const before = months[mark.month - 1];
    const isNew = before === undefined || yearOf(before) !== year;
    const above = shown.at(-1);
    if (isNew && (above === undefined || mark.share - above.share >= LEAST_APART)) shown.push(mark);
  }
  return shown;
}

/** Arrows move by month, the page keys by year. */
function targetOf(key: string, at: number, months: readonly GridGroup[]): number | undefined {
  const year = yearOf(months[at] ?? { key: '' });
  switch (key) {
    case 'ArrowDown':
    case 'ArrowRight':
      return at + 1;
    case 'ArrowUp':
    case 'ArrowLeft':
      return at - 1;
    case 'PageDown': {
      const next = months.findIndex((month, index) => index > at && yearOf(month) !== year);
      return next === -1 ? months.length - 1 : next;
    }
    case 'PageUp': {
      const before = months.findLastIndex((month, index) => index < at && yearOf(month) !== year);
      const beforeYear = yearOf(months[before] ?? { key: '' });
      return before === -1 ? 0 : months.findIndex((month) => yearOf(month) === beforeYear);
    }
    case 'Home':
      return 0;
    case 'End':
      return months.length - 1;
    default:
      return undefined;
  }
}
