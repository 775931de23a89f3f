import {
  AGREEMENT_STATES,
  attributionOf,
  IMAGE_RIGHTS,
  TEXT_RIGHTS,
} from '@toasoan/contract/features/parser-sources/source-rights.ts';
import {
  AGREEMENT_STATE_TEXTS,
  IMAGE_RIGHT_TEXTS,
  TEXT_RIGHT_TEXTS,
} from '@toasoan/contract/features/parser-sources/source-texts.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DayInput } from '#web/ui/dates/day-input.tsx';
import { dayIn } from '#web/ui/dates/days.ts';
import { Field } from '#web/ui/form/field.tsx';
import { NumberInput } from '#web/ui/form/number-input.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { useFormPart, useSettledPart } from '#web/ui/form/use-form.ts';
import { NEWSROOM_ZONE } from '#web/ui/text/format-date.ts';
import { useNow } from '#web/ui/text/use-now.ts';
import { hostOf, wordOptions } from '../source-words.ts';
import { ChoiceField, type SectionProps } from './choice-field.tsx';
import styles from './source-form.module.css';

interface RightsFieldsProps extends SectionProps {
  /** The paper itself. */
  readonly documents: ReactNode;
}

/** What the agreement allows, and how the source is named below a text. */
export function RightsFields({ documents, ...field }: RightsFieldsProps) {
  const { t } = useTranslation('parser-sources');
  const textAllowed = useFormPart(field.form, ({ values }) => values.textAllowed);
  return (
    <>
      <AgreementFields {...field} />
      {documents}
      <div className={styles.pair}>
        <ChoiceField
          {...field}
          name="textAllowed"
          label={t('field.textAllowed')}
          options={wordOptions(TEXT_RIGHT_TEXTS, TEXT_RIGHTS)}
        />
        {textAllowed === 'EXCERPT' && (
          <Field {...field} name="excerptChars" label={t('field.excerptChars')}>
            {(control) => (
              <NumberInput {...control} min={100} max={5_000} step={50} after={t('unit.chars')} />
            )}
          </Field>
        )}
        <ChoiceField
          {...field}
          name="imagesAllowed"
          label={t('field.imagesAllowed')}
          options={wordOptions(IMAGE_RIGHT_TEXTS, IMAGE_RIGHTS)}
        />
      </div>
      <div className={styles.pair}>
        <Field {...field} name="dailyQuota" label={t('field.dailyQuota')} hint={t('field.dailyQuotaHint')}>
          {(control) => <NumberInput {...control} min={0} max={1_000} after={t('unit.texts')} />}
        </Field>
        <Field
          {...field}
          name="minDelayMinutes"
          label={t('field.minDelayMinutes')}
          hint={t('field.minDelayMinutesHint')}
        >
          {(control) => <NumberInput {...control} min={0} max={1_440} step={5} after={t('unit.minutes')} />}
        </Field>
      </div>
      <Field
        {...field}
        name="attributionText"
        label={t('field.attributionText')}
        hint={t('field.attributionTextHint')}
        required
      >
        {(control) => <TextInput {...control} />}
      </Field>
      <AttributionPreview {...field} />
      <ContactFields {...field} />
    </>
  );
}

function AgreementFields(field: SectionProps) {
  const { t } = useTranslation('parser-sources');
  const today = dayIn(NEWSROOM_ZONE, useNow());
  return (
    <>
      <div className={styles.pair}>
        <ChoiceField
          {...field}
          name="agreementState"
          label={t('field.agreementState')}
          hint={t('field.agreementStateHint')}
          options={wordOptions(AGREEMENT_STATE_TEXTS, AGREEMENT_STATES)}
        />
        <Field {...field} name="agreementNo" label={t('field.agreementNo')}>
          {(control) => <TextInput {...control} spellCheck={false} />}
        </Field>
        {(['signedDate', 'validUntil'] as const).map((name) => (
          <Field key={name} {...field} name={name} label={t(`field.${name}`)}>
            {({ value, onChange, onBlur: _, 'aria-required': __, ...control }) => (
              <DayInput
                {...control}
                label={t(`field.${name}`)}
                value={value === '' ? undefined : value}
                today={today}
                onChange={(day) => onChange(day ?? '')}
                onWrong={onChange}
              />
            )}
          </Field>
        ))}
      </div>
      <Field {...field} name="scope" label={t('field.scope')} hint={t('field.scopeHint')}>
        {(control) => <TextArea {...control} rows={2} />}
      </Field>
    </>
  );
}

/** The line as readers will see it below a text of this source. */
function AttributionPreview({ form }: SectionProps) {
  const { t } = useTranslation('parser-sources');
  const values = useSettledPart(form, (state) => state.values);
  const line = attributionOf(values.attributionText, {
    source: values.title || t('sample.source'),
    author: t('sample.author'),
    time: t('sample.time'),
    url: hostOf(values) || t('sample.host'),
  });
  return (
    <p className={styles.preview}>
      {t('attribution.preview')} <strong>{line}</strong>
    </p>
  );
}

function ContactFields(field: SectionProps) {
  const { t } = useTranslation('parser-sources');
  return (
    <>
      <Field {...field} name="contactName" label={t('field.contactName')} hint={t('field.contactNameHint')}>
        {(control) => <TextInput {...control} />}
      </Field>
      <div className={styles.pair}>
        <Field {...field} name="contactEmail" label={t('field.contactEmail')}>
          {(control) => <TextInput {...control} inputMode="email" spellCheck={false} />}
        </Field>
        <Field {...field} name="contactPhone" label={t('field.contactPhone')}>
          {(control) => <TextInput {...control} inputMode="tel" />}
        </Field>
      </div>
    </>
  );
}
