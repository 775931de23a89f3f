import type { PageField } from '@toasoan/contract/features/extraction/template-definition.ts';
import type { DriftReport } from '@toasoan/contract/features/parser-templates/studio.ts';
import { levelOf } from '../template-words.ts';
import styles from './fields.module.css';

interface RateLineProps {
  readonly days: DriftReport['days'];
  readonly field: PageField;
}

const WIDTH = 80;
const HEIGHT = 20;
const EDGE = 3;

/** Fourteen days in a line; days without a page are passed over. The number beside it says the last one. */
export function RateLine({ days, field }: RateLineProps) {
  const step = (WIDTH - 2 * EDGE) / Math.max(1, days.length - 1);
  const points = days.flatMap(({ rates }, index) => {
    const rate = rates[field];
    if (rate === null || rate === undefined) return [];
    return [{ x: EDGE + index * step, y: EDGE + (1 - rate) * (HEIGHT - 2 * EDGE), rate }];
  });
  const last = points.at(-1);
  return (
    <svg
      className={styles.line}
      data-level={last && levelOf(last.rate)}
      width={WIDTH}
      height={HEIGHT}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      aria-hidden
    >
      <line x1={EDGE} x2={WIDTH - EDGE} y1={HEIGHT - EDGE} y2={HEIGHT - EDGE} className={styles.base} />
      <polyline points={points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')} />
      {last && <circle cx={last.x} cy={last.y} r="2.5" />}
    </svg>
  );
}
