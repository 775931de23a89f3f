import { useTranslation } from 'react-i18next';
import { DayInput } from '#web/ui/dates/day-input.tsx';
import { dayIn } from '#web/ui/dates/days.ts';
import { Field } from '#web/ui/form/field.tsx';
import type { FormStore } from '#web/ui/form/form-store.ts';
import { Switch } from '#web/ui/form/switch.tsx';
import { NEWSROOM_ZONE } from '#web/ui/text/format-date.ts';
import { useNow } from '#web/ui/text/use-now.ts';
import type { UserValues } from '../user-values.ts';
import type { FieldRules } from './use-field-rules.ts';
import styles from './user-form.module.css';

interface SignInLimitFieldsProps {
  readonly form: FormStore<UserValues>;
  readonly rules: FieldRules;
}

/** On which days somebody may sign in, and whether with a second factor alone. */
export function SignInLimitFields({ form, rules }: SignInLimitFieldsProps) {
  const { t } = useTranslation('users');
  const today = dayIn(NEWSROOM_ZONE, useNow());
  return (
    <fieldset className={styles.ways}>
      <legend className={styles.section}>{t('access.title')}</legend>
      <div className={styles.pairs}>
        {(['accessFrom', 'accessTo'] as const).map((name) => (
          <Field
            key={name}
            form={form}
            name={name}
            label={t(`field.${name}`)}
            hint={t(`field.${name}Hint`)}
            {...rules.of(name)}
          >
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
      <Field
        form={form}
        name="force2FA"
        label={t('field.force2FA')}
        hint={t('field.force2FAHint')}
        {...rules.of('force2FA')}
      >
        {(control) => <Switch {...control} />}
      </Field>
    </fieldset>
  );
}
