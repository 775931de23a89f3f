import { classNames } from '../class-names.ts';
import styles from './charts.module.css';
import type { DayFigures, Series } from './series.ts';

interface StackedBarProps {
  readonly figures: DayFigures;
  readonly series: readonly Series[];
  /** The value at full height. */
  readonly top: number;
}

/** SVG, because browsers drop CSS backgrounds in print and in high contrast. */
export function StackedBar({ figures, series, top }: StackedBarProps) {
  let below = 0;
  const parts = series.map(({ key, tone }) => {
    const height = (100 * (figures.counts[key] ?? 0)) / top;
    below += height;
    return { key, tone, height, y: 100 - below };
  });
  return (
    <svg className={styles.bar} viewBox="0 0 1 100" preserveAspectRatio="none" aria-hidden="true">
      {parts.map(({ key, tone, height, y }) => (
        <rect
          key={key}
          className={classNames(styles.part, styles[tone])}
          x="0"
          width="1"
          y={y}
          height={height}
        />
      ))}
    </svg>
  );
}
