import { PROVINCE_CODES } from '@toasoan/contract/vocabulary/province-codes.ts';
import { PROVINCES } from '@toasoan/contract/vocabulary/provinces.ts';
import type { Option } from '#web/ui/select/option.ts';

const collator = new Intl.Collator('vi');

/** By name; what was joined to a province is its second line, so that the old name is found too. */
export function provinceOptions(mergedText: (names: readonly string[]) => string): readonly Option[] {
  return PROVINCE_CODES.map((code) => {
    const { name, merged } = PROVINCES[code];
    return { value: code, label: name, ...(merged.length > 0 && { detail: mergedText(merged) }) };
  }).sort((one, other) => collator.compare(one.label, other.label));
}
