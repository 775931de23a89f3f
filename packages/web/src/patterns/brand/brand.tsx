import { classNames } from '#web/ui/class-names.ts';
import styles from './brand.module.css';

interface BrandProps {
  /** The sign without the name, where there is no room. */
  readonly short?: boolean;
}

/** Sign and name of the product; a name is not translated. */
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
