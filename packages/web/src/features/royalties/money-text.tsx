import { formatNumber } from '#web/ui/text/format-number.ts';
import styles from './royalties.module.css';

/** Whole đồng; what is given back has a minus and the colour of it. */
export function MoneyText({ value }: { readonly value: number }) {
  return <span className={value < 0 ? styles.minus : undefined}>{formatNumber(value)}</span>;
}
