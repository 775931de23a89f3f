import { type KeyboardEvent, useRef, useState } from 'react';
import { showDay } from '../dates/days.ts';
import { formatNumber } from '../text/format-number.ts';
import type { ChartLink } from './chart-links.ts';
import styles from './charts.module.css';
import { DayTable } from './day-table.tsx';
import { Legend } from './legend.tsx';
import { ticksTo } from './scale.ts';
import { type DayFigures, type Series, totalOf } from './series.ts';
import { StackedBar } from './stacked-bar.tsx';

interface DayBarsProps {
  /** The counted thing. */
  readonly label: string;
  readonly series: readonly Series[];
  readonly days: readonly DayFigures[];
  /** The highlighted day. */
  readonly today?: string;
  readonly link: ChartLink;
}

/** Bars by day, each a link. They have one tab stop; arrows, Home and End move between days. */
export function DayBars({ label, series, days, today, link }: DayBarsProps) {
  const [at, setAt] = useState(days.length - 1);
  const row = useRef<HTMLDivElement>(null);
  const ticks = ticksTo(Math.max(0, ...days.map((day) => totalOf(day, series))));
  const top = ticks.at(-1) ?? 1;
  const current = Math.min(at, days.length - 1);

  function pressed(event: KeyboardEvent) {
    const next = stepOf(event.key, current, days.length - 1);
    if (next === undefined) return;
    event.preventDefault();
    setAt(next);
    row.current?.querySelectorAll<HTMLElement>('a')[next]?.focus();
  }
  return (
    <figure className={styles.figure}>
      {series.length > 1 && <Legend series={series} />}
      <div className={styles.plot}>
        <div className={styles.scale} aria-hidden>
          {ticks.map((tick) => (
            <span key={tick} className={styles.tick} style={{ insetBlockEnd: `${(100 * tick) / top}%` }}>
              {formatNumber(tick)}
            </span>
          ))}
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups inputs; these are links. */}
        <div ref={row} role="group" aria-label={label} className={styles.days} onKeyDown={pressed}>
          {days.map((day, index) => (
            <div
              key={day.day}
              className={styles.day}
              data-today={day.day === today || undefined}
              data-labelled={(days.length - 1 - index) % labelEvery(days.length) === 0 || undefined}
            >
              {link(day.href, {
                className: styles.column,
                tabIndex: index === current ? 0 : -1,
                'aria-label': wordsOf(day, series, label),
                'data-tip': wordsOf(day, series, label),
                children: <StackedBar figures={day} series={series} top={top} />,
              })}
              <span className={styles.dayLabel} aria-hidden>
                {showDay(day.day).slice(0, 5)}
              </span>
            </div>
          ))}
        </div>
      </div>
      <DayTable label={label} series={series} days={days} />
    </figure>
  );
}

/** Dates: every day of a week, every second day of two weeks, every fifth day of a month. */
function labelEvery(count: number): number {
  if (count <= 7) return 1;
  return count <= 16 ? 2 : 5;
}

function wordsOf(day: DayFigures, series: readonly Series[], label: string): string {
  const counts = series.map(
    ({ key, label: name }) => `${series.length > 1 ? name : label} ${formatNumber(day.counts[key] ?? 0)}`,
  );
  return `${showDay(day.day)}: ${counts.join(', ')}`;
}

function stepOf(key: string, at: number, last: number): number | undefined {
  switch (key) {
    case 'ArrowLeft':
      return Math.max(0, at - 1);
    case 'ArrowRight':
      return Math.min(last, at + 1);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}
