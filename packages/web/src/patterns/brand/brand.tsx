import { classNames } from '#web/ui/class-names.ts';
import styles from './brand.module.css';

interface BrandProps {
  /** The logo without the name, for narrow places. */
  readonly short?: boolean;
}

/** Logo and name of the product; the name is not translated. */
export function Brand({ short = false }: BrandProps) {
  return (
    <span className={styles.brand}>
      <span className={styles.sign} aria-hidden>
        T
      </span>
      <span className={classNames(styles.name, short && 'visually-hidden')}>Tòa Soạn</span>
    </span>
  );
}
