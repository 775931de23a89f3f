import styles from './charts.module.css';

const WIDTH = 48;
const HEIGHT = 16;
/** Room for the line at both ends. */
const EDGE = 2;

/** The course of a few numbers in the height of a line of text; decoration beside the number itself. */
export function Sparkline({ values }: { readonly values: readonly number[] }) {
  const highest = Math.max(1, ...values);
  const step = (WIDTH - 2 * EDGE) / Math.max(1, values.length - 1);
  const points = values
    .map((value, at) => {
      const y = HEIGHT - EDGE - (value / highest) * (HEIGHT - 2 * EDGE);
      return `${(EDGE + at * step).toFixed(1)},${y.toFixed(1)}`;
    })
    .join(' ');
  return (
    <svg className={styles.sparkline} width={WIDTH} height={HEIGHT} aria-hidden focusable="false">
      <polyline points={points} fill="none" strokeWidth={1.5} strokeLinejoin="round" strokeLinecap="round" />
    </svg>
  );
}
