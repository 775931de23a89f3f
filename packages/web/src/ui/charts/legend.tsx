import { classNames } from '../class-names.ts';
import styles from './charts.module.css';
import type { Series } from './series.ts';

export function Legend({ series }: { readonly series: readonly Series[] }) {
  return (
    <ul className={styles.legend}>
      {series.map(({ key, label, tone }) => (
        <li key={key} className={styles.legendEntry}>
          <svg className={styles.swatch} viewBox="0 0 10 10" aria-hidden="true">
            <rect className={classNames(styles.part, styles[tone])} width="10" height="10" rx="2" />
          </svg>
          {label}
        </li>
      ))}
    </ul>
  );
}
