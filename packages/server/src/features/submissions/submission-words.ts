import { foldVietnamese } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';
import { PROVINCES } from '@toasoan/contract/vocabulary/provinces.ts';

interface Described {
  readonly number: string;
  readonly title: string;
  readonly takenPlace: string;
  readonly provinceCode: string | null;
  readonly oldProvinceName: string;
}

/** What a work is found by: number, title and place, also under the names of former provinces. */
export function submissionWords({
  number,
  title,
  takenPlace,
  provinceCode,
  oldProvinceName,
}: Described): string {
  const province = provinceCode === null ? undefined : PROVINCES[provinceCode as keyof typeof PROVINCES];
  const places = [takenPlace, oldProvinceName, province?.name ?? '', ...(province?.merged ?? [])];
  return foldVietnamese([number, title, ...places].join(' '));
}
