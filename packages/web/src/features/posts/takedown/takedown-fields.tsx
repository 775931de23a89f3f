import {
  TAKEDOWN_REASONS,
  TAKEDOWN_SCOPES,
  type TakedownReason,
} from '@toasoan/contract/features/posts/takedown/takedown-facts.ts';
import { dueTimeOf, needsOrder } from '@toasoan/contract/features/posts/takedown/takedown-rules.ts';
import {
  TAKEDOWN_REASON_TEXTS,
  TAKEDOWN_SCOPE_TEXTS,
} from '@toasoan/contract/features/posts/takedown/takedown-texts.ts';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { DateTimeInput } from '#web/ui/dates/date-time-input.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { useFormPart } from '#web/ui/form/use-form.ts';
import { Stack } from '#web/ui/layout/stack.tsx';
import { Select } from '#web/ui/select/select.tsx';
import { formatDateTime } from '#web/ui/text/format-date.ts';
import styles from './takedown.module.css';
import type { FactsForm } from './takedown-form.ts';

/** The facts of a case: reason, authority, start and other places. */
export function TakedownFields({ form }: { readonly form: FactsForm }) {
  const { t } = useTranslation('takedown');
  const reasonKind = useFormPart(form, ({ values }) => values.reasonKind);
  const receivedTime = useFormPart(form, ({ values }) => values.receivedTime);
  const asksOrder = reasonKind !== null && needsOrder(reasonKind);
  const due = receivedTime === null ? undefined : formatDateTime(dueTimeOf(new Date(receivedTime)));
  return (
    <Stack gap={4}>
      <Field form={form} name="reasonKind" label={t('field.reasonKind')} required>
        {(control) => (
          <Select
            {...control}
            label={t('field.reasonKind')}
            options={TAKEDOWN_REASONS.map((kind) => ({
              value: kind,
              label: TAKEDOWN_REASON_TEXTS[kind][currentLanguage()],
            }))}
            onChange={(kind) => control.onChange(kind as TakedownReason | null)}
          />
        )}
      </Field>
      <Field
        form={form}
        name="receivedTime"
        label={t('field.receivedTime')}
        required
        hint={due && t('due.at', { time: due })}
      >
        {(control) => <DateTimeInput {...control} />}
      </Field>
      <div className={styles.pair}>
        <Field form={form} name="orderRef" label={t('field.orderRef')} required={asksOrder}>
          {(control) => <TextInput {...control} />}
        </Field>
        <Field form={form} name="orderTime" label={t('field.orderTime')}>
          {(control) => <DateTimeInput {...control} />}
        </Field>
      </div>
      <Field form={form} name="orderIssuer" label={t('field.orderIssuer')} required={asksOrder}>
        {(control) => <TextInput {...control} />}
      </Field>
      <ScopeField form={form} />
      <Field form={form} name="note" label={t('field.note')}>
        {(control) => <TextArea {...control} rows={2} />}
      </Field>
    </Stack>
  );
}

function ScopeField({ form }: { readonly form: FactsForm }) {
  const { t } = useTranslation('takedown');
  const scope = useFormPart(form, ({ values }) => values.scope);
  return (
    <fieldset className={styles.scope}>
      <legend>{t('field.scope')}</legend>
      {TAKEDOWN_SCOPES.map((place) => (
        <Checkbox
          key={place}
          checked={scope.includes(place)}
          // The post itself is always taken down.
          disabled={place === 'POST'}
          onChange={({ target }) =>
            form.set(
              'scope',
              TAKEDOWN_SCOPES.filter((one) => (one === place ? target.checked : scope.includes(one))),
            )
          }
        >
          {TAKEDOWN_SCOPE_TEXTS[place][currentLanguage()]}
        </Checkbox>
      ))}
    </fieldset>
  );
}
