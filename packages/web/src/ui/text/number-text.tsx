import { formatNumber } from './format-number.ts';

/** An absent value reads "–". */
export function NumberText({ value }: { readonly value: number | null | undefined }) {
  return <span>{value === null || value === undefined ? '–' : formatNumber(value)}</span>;
}
