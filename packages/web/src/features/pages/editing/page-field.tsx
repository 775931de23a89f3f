import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Control } from '#web/ui/form/control.ts';
import { Field } from '#web/ui/form/field.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Select } from '#web/ui/select/select.tsx';
import type { PageSession } from './page-article.ts';
import type { PageValues } from './page-values.ts';

interface PageFieldProps<Name extends keyof PageValues & string> {
  readonly session: PageSession;
  readonly name: Name;
  /** Instead of its standard label. */
  readonly label?: string;
  readonly required?: boolean;
  readonly hint?: ReactNode;
  readonly counter?: number;
  readonly inline?: boolean;
  readonly children: (control: Control<PageValues[Name]>, label: string) => ReactNode;
}

/** A field of a page with its standard label. */
export function PageField<Name extends keyof PageValues & string>(props: PageFieldProps<Name>) {
  const { session, name, children, ...field } = props;
  const { t } = useTranslation('page-fields');
  const key: string = name;
  const label = props.label ?? t(`name.${key}`);
  return (
    <Field form={session.form} name={name} {...field} label={label}>
      {(control) => children(control, label)}
    </Field>
  );
}

type Named<Value> = {
  [Name in keyof PageValues & string]: PageValues[Name] extends Value ? Name : never;
}[keyof PageValues & string];

interface OwnProps<Value> {
  readonly session: PageSession;
  readonly name: Named<Value>;
  readonly label?: string;
  readonly required?: boolean;
  readonly hint?: ReactNode;
}

interface TextFieldProps extends OwnProps<string> {
  readonly placeholder?: string;
  readonly type?: 'text' | 'url' | 'tel' | 'email';
  readonly counter?: number;
  readonly after?: ReactNode;
}

export function TextField({ placeholder, type = 'text', after, ...field }: TextFieldProps) {
  return (
    <PageField {...field}>
      {(control) => (
        <TextInput
          {...control}
          value={String(control.value)}
          onChange={(value) => field.session.form.set(field.name, value as never)}
          type={type}
          spellCheck={type === 'text'}
          placeholder={placeholder ?? (type === 'url' ? 'https://' : undefined)}
          after={after}
        />
      )}
    </PageField>
  );
}

interface LongTextFieldProps extends OwnProps<string> {
  readonly rows?: number;
  readonly counter?: number;
}

export function LongTextField({ rows = 3, ...field }: LongTextFieldProps) {
  return (
    <PageField {...field}>
      {(control) => (
        <TextArea
          {...control}
          rows={rows}
          value={String(control.value)}
          onChange={(value) => field.session.form.set(field.name, value as never)}
        />
      )}
    </PageField>
  );
}

export function SwitchField(field: OwnProps<boolean>) {
  return (
    <PageField {...field} inline>
      {(control) => (
        <Switch
          {...control}
          value={control.value === true}
          onChange={(value) => field.session.form.set(field.name, value as never)}
        />
      )}
    </PageField>
  );
}

interface ChoiceFieldProps extends OwnProps<string> {
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** A choice among the values of the contract. */
export function ChoiceField({ options, ...field }: ChoiceFieldProps) {
  const { session, name } = field;
  return (
    <PageField {...field}>
      {(control, label) => (
        <Select
          {...control}
          label={label}
          options={options}
          value={String(control.value)}
          onChange={(value) => value !== null && session.form.set(name, value as never)}
        />
      )}
    </PageField>
  );
}
