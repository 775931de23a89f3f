import { isFieldFixed } from '@toasoan/contract/features/contests/contest-changes.ts';
import type { ContestState } from '@toasoan/contract/features/contests/contest-kinds.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DateTimeInput } from '#web/ui/dates/date-time-input.tsx';
import { DayInput } from '#web/ui/dates/day-input.tsx';
import { dayIn } from '#web/ui/dates/days.ts';
import type { Control } from '#web/ui/form/control.ts';
import { Field } from '#web/ui/form/field.tsx';
import type { FormStore } from '#web/ui/form/form-store.ts';
import { NumberInput } from '#web/ui/form/number-input.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { TagInput } from '#web/ui/form/tag-input.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { YearInput } from '#web/ui/form/year-input.tsx';
import { NEWSROOM_ZONE } from '#web/ui/text/format-date.ts';
import { useNow } from '#web/ui/text/use-now.ts';
import { factLabel } from '../fact-words.ts';
import { termOf } from './section-fields.ts';
import type { ContestValues } from './section-values.ts';

type ValueName = keyof ContestValues & string;
type NameOf<Type> = { [Name in ValueName]: ContestValues[Name] extends Type ? Name : never }[ValueName];

export interface SectionForm {
  readonly form: FormStore<ContestValues>;
  readonly state: ContestState;
}

interface TermProps<Name extends ValueName> extends SectionForm {
  readonly name: Name;
  readonly hint?: ReactNode;
  readonly required?: boolean;
  readonly inline?: boolean;
  readonly children: (control: Control<ContestValues[Name]>) => ReactNode;
}

/** A field named as the fact is; one that the state has fixed is read-only and says so. */
export function TermField<Name extends ValueName>(props: TermProps<Name>) {
  const { form, state, name, hint, required = false, inline = false, children } = props;
  const { t } = useTranslation('contests');
  const isFixed = isFieldFixed(termOf(name), state);
  return (
    <Field
      form={form}
      name={name}
      label={factLabel(name)}
      hint={isFixed ? t('field.fixed') : hint}
      required={required && !isFixed}
      disabled={isFixed}
      inline={inline}
    >
      {children}
    </Field>
  );
}

type KindProps<Type> = Omit<TermProps<NameOf<Type>>, 'children'>;

export function TextTerm(props: KindProps<string>) {
  return <TermField {...props}>{(control) => <TextInput {...control} />}</TermField>;
}

export function AreaTerm(props: KindProps<string>) {
  return <TermField {...props}>{(control) => <TextArea {...control} rows={2} />}</TermField>;
}

export function YearTerm(props: KindProps<number | null>) {
  return <TermField {...props}>{(control) => <YearInput {...control} />}</TermField>;
}

export function NumberTerm({
  min = 0,
  step = 1,
  after,
  ...props
}: KindProps<number | null> & { readonly min?: number; readonly step?: number; readonly after?: string }) {
  return (
    <TermField {...props}>
      {(control) => (
        <NumberInput {...control} min={min} step={step} {...(after !== undefined && { after })} />
      )}
    </TermField>
  );
}

export function TimeTerm(props: KindProps<string | null>) {
  return <TermField {...props}>{(control) => <DateTimeInput {...control} />}</TermField>;
}

export function DayTerm(props: KindProps<string | null>) {
  const today = dayIn(NEWSROOM_ZONE, useNow());
  return (
    <TermField {...props}>
      {({ value, onChange, id, disabled, ...control }) => (
        <DayInput
          id={id}
          label={factLabel(props.name)}
          disabled={disabled}
          today={today}
          value={value ?? undefined}
          onChange={(day) => onChange(day ?? null)}
          aria-describedby={control['aria-describedby']}
          aria-invalid={control['aria-invalid']}
        />
      )}
    </TermField>
  );
}

export function WordsTerm(props: KindProps<readonly string[]>) {
  return (
    <TermField {...props}>
      {({ value, onChange, ...control }) => (
        <TagInput {...control} value={value} onChange={onChange as (value: readonly string[]) => void} />
      )}
    </TermField>
  );
}

export function SwitchTerm(props: KindProps<boolean>) {
  return (
    <TermField {...props} inline>
      {(control) => <Switch {...control} />}
    </TermField>
  );
}
