import { LICENCE_STATUSES, LICENCES, OWNER_TYPES } from '@toasoan/contract/features/media/media-kinds.ts';
import { useTranslation } from 'react-i18next';
import { useMay } from '#web/core/project/visitor.ts';
import { DayInput } from '#web/ui/dates/day-input.tsx';
import { dayIn } from '#web/ui/dates/days.ts';
import { Field } from '#web/ui/form/field.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { NEWSROOM_ZONE } from '#web/ui/text/format-date.ts';
import { useNow } from '#web/ui/text/use-now.ts';
import { ChoiceField, type SectionProps } from './choice-field.tsx';
import { DetailsSection } from './details-section.tsx';
import { DocumentPicker } from './document-picker.tsx';
import styles from './media-form.module.css';

/** Who made the file and by what right it is used. */
export function RightsFields(field: SectionProps) {
  const { t } = useTranslation(['library', 'media']);
  const maySetStatus = useMay('media.licence');
  const today = dayIn(NEWSROOM_ZONE, useNow());
  return (
    <DetailsSection title={t('section.rights')}>
      <Field {...field} name="credit" label={t('field.credit')} hint={t('field.creditHint')}>
        {(control) => <TextInput {...control} />}
      </Field>
      <div className={styles.pair}>
        <ChoiceField
          {...field}
          name="licence"
          label={t('field.licence')}
          values={LICENCES}
          text={(value) => t(`media:licence.${value}`)}
        />
        <ChoiceField
          {...field}
          name="ownerType"
          label={t('field.ownerType')}
          values={OWNER_TYPES}
          text={(value) => t(`media:ownerType.${value}`)}
        />
      </div>
      <div className={styles.pair}>
        <ChoiceField
          {...field}
          disabled={field.disabled || !maySetStatus}
          name="licenceStatus"
          label={t('field.licenceStatus')}
          values={LICENCE_STATUSES}
          text={(value) => t(`media:licenceStatus.${value}`)}
          hint={!field.disabled && !maySetStatus ? t('field.licenceStatusHint') : undefined}
        />
        <Field {...field} name="licenceUntil" label={t('field.licenceUntil')}>
          {({ value, onChange }) =>
            field.disabled ? (
              <TextInput
                aria-label={t('field.licenceUntil')}
                disabled
                value={value ?? ''}
                onChange={() => undefined}
              />
            ) : (
              <DayInput
                label={t('field.licenceUntil')}
                value={value ?? undefined}
                today={today}
                onChange={(day) => onChange(day ?? null)}
              />
            )
          }
        </Field>
      </div>
      <Field {...field} name="licenceDoc" label={t('field.licenceDoc')}>
        {(control) => <DocumentPicker {...control} label={t('field.licenceDoc')} />}
      </Field>
      <Field {...field} name="usageTerms" label={t('field.usageTerms')} hint={t('field.usageTermsHint')}>
        {(control) => <TextArea {...control} rows={2} />}
      </Field>
    </DetailsSection>
  );
}
