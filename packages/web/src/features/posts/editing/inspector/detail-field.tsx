import type { PostDetailName } from '@toasoan/contract/features/posts/post-details.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Control } from '#web/ui/form/control.ts';
import { Field } from '#web/ui/form/field.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Select } from '#web/ui/select/select.tsx';
import type { PostSession } from '../post-article.ts';
import type { PostValues } from '../post-values.ts';

interface DetailFieldProps<Name extends PostDetailName> {
  readonly session: PostSession;
  readonly name: Name;
  readonly required?: boolean;
  readonly hint?: ReactNode;
  readonly children: (control: Control<PostValues[Name]>, label: string) => ReactNode;
}

/** A detail of a post with its standard label. */
export function DetailField<Name extends PostDetailName>(props: DetailFieldProps<Name>) {
  const { session, name, required = false, hint, children } = props;
  const { t } = useTranslation('post-fields');
  const label = t(`name.${name as PostDetailName}`);
  return (
    <Field form={session.form} name={name} label={label} required={required} hint={hint}>
      {(control) => children(control, label)}
    </Field>
  );
}

type Named<Value> = {
  [Name in PostDetailName]: PostValues[Name] extends Value ? Name : never;
}[PostDetailName];

interface OwnProps<Value> {
  readonly session: PostSession;
  readonly name: Named<Value>;
  readonly required?: boolean;
  readonly hint?: ReactNode;
}

interface TextFieldProps extends OwnProps<string> {
  readonly placeholder?: string;
  readonly type?: 'text' | 'url';
}

export function TextField({ placeholder, type = 'text', ...field }: TextFieldProps) {
  return (
    <DetailField {...field}>
      {(control) => (
        <TextInput
          {...control}
          value={String(control.value)}
          type={type}
          spellCheck={type === 'text'}
          placeholder={placeholder}
        />
      )}
    </DetailField>
  );
}

export function SwitchField({ session, name, hint }: OwnProps<boolean>) {
  const { t } = useTranslation('post-fields');
  return (
    <Field form={session.form} name={name} label={t(`name.${name}`)} hint={hint} inline>
      {(control) => <Switch {...control} value={control.value === true} />}
    </Field>
  );
}

interface ChoiceFieldProps extends OwnProps<string> {
  readonly values: readonly string[];
  readonly disabledReason?: (value: string) => string | undefined;
}

/** A choice among the values of the contract. */
export function ChoiceField({ values, disabledReason, ...field }: ChoiceFieldProps) {
  const { t } = useTranslation('post-fields');
  const { session, name } = field;
  const options = values.map((value) => ({
    value,
    label: t(`value.${name}.${value}`),
    disabledReason: disabledReason?.(value),
  }));
  return (
    <DetailField {...field}>
      {(control, label) => (
        <Select
          {...control}
          label={label}
          options={options}
          value={String(control.value)}
          onChange={(value) => value !== null && session.form.set(name, value as never)}
        />
      )}
    </DetailField>
  );
}
