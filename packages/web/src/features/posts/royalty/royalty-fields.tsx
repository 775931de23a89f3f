import {
  QUALITY_GRADES,
  type RateOfDay,
  SET_PAY_STATES,
} from '@toasoan/contract/features/posts/royalty/royalty.ts';
import { maxOfGroup } from '@toasoan/contract/features/posts/royalty/royalty-groups.ts';
import { ROYALTY_GROUPS, type RoyaltyGroupCode } from '@toasoan/contract/vocabulary/royalty-groups.ts';
import { useTranslation } from 'react-i18next';
import { Field } from '#web/ui/form/field.tsx';
import type { FormStore } from '#web/ui/form/form-store.ts';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { useFormPart, useSettledPart } from '#web/ui/form/use-form.ts';
import { Select } from '#web/ui/select/select.tsx';
import { formatNumber } from '#web/ui/text/format-number.ts';
import { groupName } from './group-name.ts';
import { PayeeRows } from './payee-rows.tsx';
import styles from './royalty.module.css';
import { type RoyaltyValues, reckoned, typedNumber } from './royalty-values.ts';

interface WorthFieldsProps {
  readonly form: FormStore<RoyaltyValues>;
  readonly rate: RateOfDay;
  readonly disabled: boolean;
}

/** Coefficient, grade, group, payees and the resulting amounts; the server computes them by the same rules. */
export function WorthFields({ form, rate, disabled }: WorthFieldsProps) {
  const { t } = useTranslation('royalty');
  return (
    <>
      <div className={styles.pair}>
        <CoefficientField form={form} rate={rate} disabled={disabled} />
        <Field form={form} name="qualityGrade" label={t('field.qualityGrade')} disabled={disabled}>
          {(control) => (
            <Select
              {...control}
              label={t('field.qualityGrade')}
              clearable={!disabled}
              options={QUALITY_GRADES.map((grade) => ({ value: grade, label: grade }))}
            />
          )}
        </Field>
      </div>
      <Field form={form} name="royaltyGroup" label={t('field.royaltyGroup')} disabled={disabled}>
        {(control) => (
          <Select
            {...control}
            label={t('field.royaltyGroup')}
            options={ROYALTY_GROUPS.map((code) => ({ value: code, label: groupName(code) }))}
            onChange={(code) => control.onChange((code ?? 'NEWS') as RoyaltyGroupCode)}
          />
        )}
      </Field>
      <Field form={form} name="payees" label={t('field.payees')} disabled={disabled}>
        {(control) => <PayeeRows {...control} form={form} unitValue={rate.unitValue} />}
      </Field>
      <Amount form={form} unitValue={rate.unitValue} />
    </>
  );
}

function CoefficientField({ form, rate, disabled }: WorthFieldsProps) {
  const { t } = useTranslation('royalty');
  const max = useFormPart(form, ({ values }) => maxOfGroup(values.royaltyGroup, rate.maxima));
  return (
    <Field
      form={form}
      name="coefficient"
      label={t('field.coefficient')}
      hint={t('max', { max: typedNumber(max) })}
      disabled={disabled}
    >
      {(control) => <TextInput {...control} inputMode="decimal" data-coefficient />}
    </Field>
  );
}

interface AmountProps {
  readonly form: FormStore<RoyaltyValues>;
  readonly unitValue: number;
}

function Amount({ form, unitValue }: AmountProps) {
  const { t } = useTranslation('royalty');
  const amount = useSettledPart(form, ({ values }) => reckoned(values, unitValue).amount);
  return (
    <p className={styles.amount}>
      <span>
        {t('field.amount')}
        <small className={styles.unit}>{t('unit', { amount: formatNumber(unitValue) })}</small>
      </span>
      <strong>{t('money', { amount: formatNumber(amount) })}</strong>
    </p>
  );
}

interface StateFieldsProps {
  readonly form: FormStore<RoyaltyValues>;
  readonly disabled: boolean;
}

/** How far the royalty is, and why it is none. */
export function PayStateFields({ form, disabled }: StateFieldsProps) {
  const { t } = useTranslation('royalty');
  const payState = useFormPart(form, ({ values }) => values.payState);
  const states = payState === 'PAID' ? (['PAID'] as const) : SET_PAY_STATES;
  return (
    <>
      <Field form={form} name="payState" label={t('field.payState')} disabled={disabled}>
        {(control) => (
          <Select
            {...control}
            label={t('field.payState')}
            options={states.map((one) => ({ value: one, label: t(`payState.${one}`) }))}
            onChange={(one) => control.onChange(one ?? 'UNSET')}
          />
        )}
      </Field>
      {payState === 'NONE' && (
        <Field form={form} name="reason" label={t('field.noneReason')} disabled={disabled} required>
          {(control) => <TextInput {...control} maxLength={500} />}
        </Field>
      )}
    </>
  );
}
