import { ACCOUNT_TYPES, type AccountType } from '@toasoan/contract/features/users/user.ts';
import { useTranslation } from 'react-i18next';
import { MediaInput } from '#web/patterns/media/media-input.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { Field } from '#web/ui/form/field.tsx';
import type { FormStore } from '#web/ui/form/form-store.ts';
import { Switch } from '#web/ui/form/switch.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { useFormPart } from '#web/ui/form/use-form.ts';
import { Select } from '#web/ui/select/select.tsx';
import type { Person } from '../person.ts';
import type { UserValues } from '../user-values.ts';
import { RightsFields } from './rights-fields.tsx';
import { SignInFields } from './sign-in-fields.tsx';
import { SignInLimitFields } from './sign-in-limit-fields.tsx';
import { StaffFields } from './staff-fields.tsx';
import { useFieldRules } from './use-field-rules.ts';

interface UserFormProps {
  readonly form: FormStore<UserValues>;
  /** Absent: a new account. */
  readonly person: Person | undefined;
  /** The reason why the form is read-only. */
  readonly disabledReason: string | undefined;
}

export function UserForm({ form, person, disabledReason }: UserFormProps) {
  const { t } = useTranslation('users');
  const type = useFormPart(form, ({ values }) => values.accountType);
  const rules = useFieldRules(person, disabledReason);
  const readOnly = disabledReason !== undefined;
  const types = ACCOUNT_TYPES.map((one) => ({ value: one, label: t(`type.${one}`) }));
  const isNew = person === undefined;
  return (
    <>
      {rules.general && <Banner tone="info">{rules.general}</Banner>}
      <Field form={form} name="accountType" label={t('field.accountType')} disabled={!isNew || readOnly}>
        {({ value, onChange, ...control }) => (
          <Select
            {...control}
            label={t('field.accountType')}
            options={types}
            value={value}
            onChange={(next) => onChange((next ?? 'user') as AccountType)}
          />
        )}
      </Field>
      <Field form={form} name="displayName" label={t('field.displayName')} required disabled={readOnly}>
        {(control) => <TextInput {...control} autoFocus={isNew} />}
      </Field>
      <Field
        form={form}
        name="email"
        label={t('field.email')}
        required={type === 'user'}
        {...rules.of('email')}
      >
        {(control) => <TextInput {...control} type="email" inputMode="email" spellCheck={false} />}
      </Field>
      <Field
        form={form}
        name="username"
        label={t('field.username')}
        hint={t(isNew ? 'field.usernameHint' : 'field.usernameFixed')}
        disabled={!isNew || readOnly}
      >
        {(control) => <TextInput {...control} spellCheck={false} autoCapitalize="none" />}
      </Field>
      <Field form={form} name="mobile" label={t('field.mobile')} disabled={readOnly}>
        {(control) => <TextInput {...control} type="tel" />}
      </Field>
      {type === 'user' && (
        <StaffFields form={form} seesNote={isNew || person.note !== undefined} disabled={readOnly} />
      )}
      {!isNew && (
        <Field form={form} name="avatar" label={t('field.avatar')} disabled={readOnly}>
          {(control) => <MediaInput {...control} label={t('field.avatar')} shape="square" />}
        </Field>
      )}
      {isNew && type === 'user' && <SignInFields form={form} />}
      <RightsFields form={form} person={person} rules={rules} />
      {type === 'user' && <SignInLimitFields form={form} rules={rules} />}
      <Field form={form} name="status" label={t('field.status')} {...rules.of('status')}>
        {({ value, onChange, ...control }) => (
          <Switch
            {...control}
            value={value === 'ENABLE'}
            onChange={(on) => onChange(on ? 'ENABLE' : 'DISABLED')}
          />
        )}
      </Field>
    </>
  );
}
