import { classNames } from '#web/ui/class-names.ts';
import styles from './minute-ring.module.css';

interface MinuteRingProps {
  /** 0 to 1: what is left of the waiting time. */
  readonly left: number;
  readonly size?: 'small' | 'large';
  readonly children: string;
}

const RADIUS = 16;
const AROUND = 2 * Math.PI * RADIUS;

/** The share of the time that is left, around its number. What it says stands beside it in words. */
export function MinuteRing({ left, size = 'small', children }: MinuteRingProps) {
  const share = Math.min(1, Math.max(0, left));
  return (
    <span className={classNames(styles.ring, size === 'large' && styles.large)} aria-hidden>
      <svg viewBox="0 0 36 36" className={styles.drawing} aria-hidden>
        <circle cx="18" cy="18" r={RADIUS} className={styles.track} />
        <circle
          cx="18"
          cy="18"
          r={RADIUS}
          className={styles.left}
          strokeDasharray={`${share * AROUND} ${AROUND}`}
        />
      </svg>
      {children}
    </span>
  );
}
