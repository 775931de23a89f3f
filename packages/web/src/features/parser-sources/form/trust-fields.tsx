import { mayTakeOver } from '@toasoan/contract/features/parser-sources/source-rights.ts';
import { PARSER_SOURCE_RULE_TEXTS } from '@toasoan/contract/features/parser-sources/source-rules.ts';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { dayIn } from '#web/ui/dates/days.ts';
import { Field } from '#web/ui/form/field.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { useFormPart } from '#web/ui/form/use-form.ts';
import { Select } from '#web/ui/select/select.tsx';
import { NEWSROOM_ZONE } from '#web/ui/text/format-date.ts';
import { useNow } from '#web/ui/text/use-now.ts';
import type { SectionProps } from './choice-field.tsx';

const LEVELS = [1, 2, 3, 4, 5];
const TO_PUBLISH = 5;

/** How far the source is trusted; the switch says why it cannot be on. */
export function TrustFields(field: SectionProps) {
  const { t } = useTranslation('parser-sources');
  const today = dayIn(NEWSROOM_ZONE, useNow());
  const may = useFormPart(
    field.form,
    ({ values: { trustLevel, agreementState, validUntil } }) =>
      trustLevel === TO_PUBLISH &&
      mayTakeOver({ agreementState, validUntil: validUntil === '' ? null : validUntil }, today),
  );
  const isOn = useFormPart(field.form, ({ values }) => values.autoPublish);
  return (
    <>
      <Field {...field} name="trustLevel" label={t('field.trustLevel')}>
        {({ value, onChange, ...control }) => (
          <Select
            {...control}
            label={t('field.trustLevel')}
            options={LEVELS.map((level) => ({ value: String(level), label: t(`trust.${level}`) }))}
            value={String(value)}
            onChange={(level) => onChange(Number(level ?? value))}
          />
        )}
      </Field>
      <Field
        {...field}
        name="autoPublish"
        label={t('field.autoPublish')}
        hint={
          may ? t('field.autoPublishHint') : PARSER_SOURCE_RULE_TEXTS.PUBLISH_NEEDS_TRUST[currentLanguage()]
        }
        disabled={field.disabled || (!may && !isOn)}
        inline
      >
        {(control) => <Switch {...control} />}
      </Field>
    </>
  );
}
