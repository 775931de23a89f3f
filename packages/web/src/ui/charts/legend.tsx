import { classNames } from '../class-names.ts';
import { Row } from '../layout/row.tsx';
import styles from './charts.module.css';
import type { Series } from './series.ts';

export function Legend({ series }: { readonly series: readonly Series[] }) {
  return (
    <ul className={styles.legend}>
      {series.map(({ key, label, tone }) => (
        <Row key={key} as="li" align="center" wrap={false}>
          <svg className={styles.swatch} viewBox="0 0 10 10" aria-hidden="true">
            <rect className={classNames(styles.part, styles[tone])} width="10" height="10" rx="2" />
          </svg>
          {label}
        </Row>
      ))}
    </ul>
  );
}
