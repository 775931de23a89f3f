import { PROVINCE_CODES } from '@toasoan/contract/vocabulary/province-codes.ts';
import { PROVINCES } from '@toasoan/contract/vocabulary/provinces.ts';
import { useTranslation } from 'react-i18next';
import { Select } from '#web/ui/select/select.tsx';
import { fieldLabel } from '../account-record.ts';
import { ProfileField } from '../page/fields.tsx';

/** The 34 provinces in alphabetical order, each found by the former ones it includes. */
export function provinceOptions() {
  return PROVINCE_CODES.map((code) => {
    const { name, merged } = PROVINCES[code];
    return { value: code, label: name, ...(merged.length > 0 && { detail: merged.join(', ') }) };
  }).toSorted((a, b) => a.label.localeCompare(b.label, 'vi'));
}

export function ProvinceField() {
  const { t } = useTranslation('accounts');
  return (
    <ProfileField<string | null> name="provinceCode">
      {(control) => (
        <Select
          {...control}
          label={fieldLabel('provinceCode')}
          placeholder={t('province.none')}
          clearable
          options={provinceOptions()}
        />
      )}
    </ProfileField>
  );
}
