import type { ReactNode } from 'react';
import { Field } from '#web/ui/form/field.tsx';
import type { FormStore } from '#web/ui/form/form-store.ts';
import type { Option } from '#web/ui/select/option.ts';
import { Select } from '#web/ui/select/select.tsx';
import type { SourceValues } from './source-values.ts';

export interface SectionProps {
  readonly form: FormStore<SourceValues>;
  /** The person may only read. */
  readonly disabled: boolean;
}

type ChoiceName = {
  [Name in keyof SourceValues]: SourceValues[Name] extends string ? Name : never;
}[keyof SourceValues];

interface ChoiceFieldProps<Name extends ChoiceName> extends SectionProps {
  readonly name: Name;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly options: readonly Option[];
}

/** One of several values; there always is one. */
export function ChoiceField<Name extends ChoiceName>({ options, ...field }: ChoiceFieldProps<Name>) {
  return (
    <Field {...field}>
      {({ value, onChange, ...control }) => (
        <Select
          {...control}
          label={field.label}
          options={options}
          value={value}
          onChange={(chosen) => onChange((chosen ?? value) as SourceValues[Name])}
        />
      )}
    </Field>
  );
}
