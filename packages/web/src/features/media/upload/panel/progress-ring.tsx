import { Check } from 'lucide-react';
import styles from './progress-ring.module.css';

interface ProgressRingProps {
  /** 0 to 1. */
  readonly share: number;
  /** Shown inside; 0: all is done. */
  readonly count: number;
  readonly isFailed: boolean;
}

/** The whole queue in 28 pixels; the button around it says it in words. */
export function ProgressRing({ share, count, isFailed }: ProgressRingProps) {
  return (
    <span className={styles.ring} aria-hidden>
      <svg viewBox="0 0 28 28" width={28} height={28}>
        <title>{count}</title>
        <circle cx={14} cy={14} r={12} className={styles.track} />
        <circle
          cx={14}
          cy={14}
          r={12}
          pathLength={100}
          strokeDasharray={`${Math.min(1, share) * 100} 100`}
          className={styles.bar}
          data-failed={isFailed || undefined}
        />
      </svg>
      <span className={styles.count}>{count > 0 ? count : <Check size={14} />}</span>
    </span>
  );
}
