import { PROVINCES } from '@toasoan/contract/vocabulary/provinces.ts';

/** '' for none. */
export function provinceName(code: string | null): string {
  return code !== null && Object.hasOwn(PROVINCES, code)
    ? PROVINCES[code as keyof typeof PROVINCES].name
    : '';
}
