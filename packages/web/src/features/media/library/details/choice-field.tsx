import type { ReactNode } from 'react';
import { Field } from '#web/ui/form/field.tsx';
import type { FormStore } from '#web/ui/form/form-store.ts';
import { Select } from '#web/ui/select/select.tsx';
import type { MediaValues } from './media-values.ts';

export interface SectionProps {
  readonly form: FormStore<MediaValues>;
  readonly disabled: boolean;
}

interface ChoiceFieldProps<Name extends keyof MediaValues & string> extends SectionProps {
  readonly name: Name;
  readonly label: string;
  readonly values: readonly MediaValues[Name][];
  readonly text: (value: MediaValues[Name]) => string;
  readonly hint?: ReactNode;
}

/** One of a few known values. */
export function ChoiceField<Name extends keyof MediaValues & string>(props: ChoiceFieldProps<Name>) {
  const { name, label, values, text, hint, form, disabled } = props;
  return (
    <Field form={form} disabled={disabled} name={name} label={label} hint={hint}>
      {({ value, onChange, ...control }) => (
        <Select
          {...control}
          label={label}
          options={values.map((one) => ({ value: String(one), label: text(one) }))}
          value={String(value)}
          onChange={(chosen) => {
            const next = values.find((one) => String(one) === chosen);
            if (next !== undefined) onChange(next);
          }}
        />
      )}
    </Field>
  );
}
