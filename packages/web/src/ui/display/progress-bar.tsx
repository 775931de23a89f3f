import { formatNumber } from '../text/format-number.ts';
import styles from './progress-bar.module.css';

interface ProgressBarProps {
  /** Name of the work. */
  readonly label: string;
  readonly done: number;
  /** Absent while the total is unknown. */
  readonly total: number | undefined;
  readonly tone?: 'going' | 'done' | 'failed' | 'tight';
  /** In place of both numbers. */
  readonly words?: string;
}

/** A bar with its count in words: "120 / 1.254". */
export function ProgressBar({ label, done, total, tone = 'going', words: given }: ProgressBarProps) {
  const share = total === undefined ? undefined : Math.min(1, done / Math.max(1, total));
  const words =
    given ?? (total === undefined ? formatNumber(done) : `${formatNumber(done)} / ${formatNumber(total)}`);
  return (
    <div className={styles.progress}>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuetext={words}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={total === undefined ? undefined : Math.min(done, total)}
        className={styles.track}
      >
        <div
          className={styles.bar}
          data-tone={tone}
          data-unknown={share === undefined || undefined}
          style={{ inlineSize: share === undefined ? undefined : `${share * 100}%` }}
        />
      </div>
      <span className={styles.words} aria-hidden>
        {words}
      </span>
    </div>
  );
}
