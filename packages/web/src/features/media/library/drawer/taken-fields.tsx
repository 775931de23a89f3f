import type { Media } from '@toasoan/contract/features/media/media.ts';
import { PROVINCE_CODES } from '@toasoan/contract/vocabulary/province-codes.ts';
import { PROVINCES } from '@toasoan/contract/vocabulary/provinces.ts';
import { useTranslation } from 'react-i18next';
import { DateTimeInput } from '#web/ui/dates/date-time-input.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { TagInput } from '#web/ui/form/tag-input.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Select } from '#web/ui/select/select.tsx';
import type { SectionProps } from './choice-field.tsx';
import { DrawerSection } from './drawer-section.tsx';
import styles from './media-form.module.css';

const collator = new Intl.Collator('vi');
const PROVINCE_OPTIONS = PROVINCE_CODES.map((code) => ({ value: code, label: PROVINCES[code].name })).sort(
  (one, other) => collator.compare(one.label, other.label),
);

interface TakenFieldsProps extends SectionProps {
  readonly media: Media;
}

/** When and where it was taken, who is shown, and what the camera wrote. */
export function TakenFields({ media, ...field }: TakenFieldsProps) {
  const { t } = useTranslation('library');
  const exif = Object.entries(media.exif);
  return (
    <DrawerSection title={t('section.taken')}>
      <Field {...field} name="takenTime" label={t('field.takenTime')}>
        {(control) => <DateTimeInput {...control} />}
      </Field>
      <div className={styles.pair}>
        <Field {...field} name="placeText" label={t('field.placeText')}>
          {(control) => <TextInput {...control} />}
        </Field>
        <Field {...field} name="provinceCode" label={t('field.provinceCode')}>
          {(control) => (
            <Select {...control} label={t('field.provinceCode')} clearable options={PROVINCE_OPTIONS} />
          )}
        </Field>
      </div>
      <Field {...field} name="coordinates" label={t('field.coordinates')} hint={t('field.coordinatesHint')}>
        {(control) => <TextInput {...control} placeholder="21.0285, 105.8542" spellCheck={false} />}
      </Field>
      <Field {...field} name="persons" label={t('field.persons')} hint={t('field.personsHint')}>
        {(control) => <TagInput {...control} />}
      </Field>
      {exif.length > 0 && (
        <dl className={styles.facts} aria-label={t('exif')}>
          {exif.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </DrawerSection>
  );
}
