import { RECORD_LANGUAGES } from '@toasoan/contract/vocabulary/language.ts';
import { slugOf } from '@toasoan/contract/vocabulary/slug.ts';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { languageName } from '#web/features/projects/public.ts';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Select } from '#web/ui/select/select.tsx';
import { fieldLabel } from '../account-record.ts';
import { COUNTRY_CODES } from '../inputs/country-codes.ts';
import { useAccountPage, useFieldValue } from './account-context.ts';
import { ChoiceField, ProfileField } from './fields.tsx';

/** Set by hand, or made of the name. */
export function SlugField() {
  const { t } = useTranslation('accounts');
  const { account } = useAccountPage();
  const name = useFieldValue<string>('displayName');
  return (
    <ProfileField<string> name="slug" hint={t('hint.slug')}>
      {(control) => (
        <TextInput
          {...control}
          placeholder={account?.slug ?? slugOf(name)}
          maxLength={200}
          spellCheck={false}
        />
      )}
    </ProfileField>
  );
}

export function LanguageField() {
  return <ChoiceField name="lang" values={RECORD_LANGUAGES} wordOf={languageName} />;
}

/** Vietnam first, then the others by the alphabet. */
export function CountryField() {
  const { t } = useTranslation('accounts');
  return (
    <ProfileField<string> name="country">
      {({ value, onChange, ...control }) => (
        <Select
          {...control}
          label={fieldLabel('country')}
          placeholder={t('country.none')}
          clearable
          options={countryOptions()}
          value={value === '' ? null : value}
          onChange={(code) => onChange(code ?? '')}
        />
      )}
    </ProfileField>
  );
}

function countryOptions() {
  const names = new Intl.DisplayNames(currentLanguage(), { type: 'region' });
  return COUNTRY_CODES.map((value) => ({ value, label: names.of(value) ?? value })).toSorted(
    (a, b) => Number(b.value === 'VN') - Number(a.value === 'VN') || a.label.localeCompare(b.label, 'vi'),
  );
}
