import type { ReactNode } from 'react';
import type { Control } from '#web/ui/form/control.ts';
import { Field } from '#web/ui/form/field.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { TagInput } from '#web/ui/form/tag-input.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Select } from '#web/ui/select/select.tsx';
import { fieldLabel } from '../account-record.ts';
import { type FieldName, useAccountPage } from './account-context.ts';

interface ProfileFieldProps<Value> {
  readonly name: FieldName;
  readonly label?: string;
  readonly hint?: ReactNode;
  readonly required?: boolean;
  readonly inline?: boolean;
  readonly children: (control: Control<Value>) => ReactNode;
}

/** One field of the account whose page this is. */
export function ProfileField<Value>({ name, label, children, ...rest }: ProfileFieldProps<Value>) {
  const { form, disabled } = useAccountPage();
  return (
    <Field form={form} name={name} label={label ?? fieldLabel(name)} disabled={disabled} {...rest}>
      {(control) => children(control as unknown as Control<Value>)}
    </Field>
  );
}

type NamedProps = Omit<ProfileFieldProps<never>, 'children'>;

export function TextField({
  max,
  placeholder,
  ...props
}: NamedProps & { max: number; placeholder?: string }) {
  return (
    <ProfileField<string> {...props}>
      {(control) => <TextInput {...control} maxLength={max} placeholder={placeholder} />}
    </ProfileField>
  );
}

export function AreaField({ max, rows = 3, ...props }: NamedProps & { max: number; rows?: number }) {
  return (
    <ProfileField<string> {...props}>
      {(control) => <TextArea {...control} rows={rows} maxLength={max} />}
    </ProfileField>
  );
}

/** Words entered one by one. */
export function WordsField(props: NamedProps) {
  return <ProfileField<readonly string[]> {...props}>{(control) => <TagInput {...control} />}</ProfileField>;
}

export function SwitchField(props: NamedProps) {
  return (
    <ProfileField<boolean> {...props} inline>
      {(control) => <Switch {...control} />}
    </ProfileField>
  );
}

/** A year without grouping: "1820", not "1.820". */
export function YearField(props: NamedProps) {
  return (
    <ProfileField<number | null> {...props}>
      {({ value, onChange, ...control }) => (
        <TextInput
          {...control}
          inputMode="numeric"
          maxLength={5}
          value={value === null || Number.isNaN(value) ? '' : String(value)}
          onChange={(text) => onChange(/^-?\d{1,4}$/.test(text.trim()) ? Number(text) : null)}
        />
      )}
    </ProfileField>
  );
}

interface ChoiceFieldProps extends NamedProps {
  readonly values: readonly string[];
  readonly wordOf: (value: string) => string;
}

export function ChoiceField({ values, wordOf, ...props }: ChoiceFieldProps) {
  return (
    <ProfileField<string> {...props}>
      {({ onChange, ...control }) => (
        <Select
          {...control}
          label={props.label ?? fieldLabel(props.name)}
          options={values.map((value) => ({ value, label: wordOf(value) }))}
          onChange={(value) => value !== null && onChange(value)}
        />
      )}
    </ProfileField>
  );
}
