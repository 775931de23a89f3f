import { useTranslation } from 'react-i18next';
import type { Picked } from '#web/patterns/picker/picked.ts';
import { Picker } from '#web/patterns/picker/picker.tsx';
import type { SearchOptions } from '#web/patterns/picker/picker-list.tsx';
import { Field } from '#web/ui/form/field.tsx';
import type { FormStore } from '#web/ui/form/form-store.ts';
import type { SourceLinkValues } from './source-link-record.ts';

export interface PartProps {
  readonly form: FormStore<SourceLinkValues>;
  /** The person may only read. */
  readonly disabled: boolean;
}

type OneName = 'sourceId' | 'sourceCategoryId' | 'targetId' | 'authorAccountId';
type ManyName = 'extraCategoryIds' | 'tagIds';

interface PickedFieldProps<Name> extends PartProps {
  readonly name: Name;
  readonly label: string;
  readonly hint?: string;
  readonly required?: boolean;
  readonly search: SearchOptions;
  readonly max?: number;
  readonly onPicked?: (picked: Picked | null) => void;
}

/** One record of another kind. */
export function PickedField({ search, max: _one, onPicked, ...field }: PickedFieldProps<OneName>) {
  const { t } = useTranslation('source-links');
  return (
    <Field {...field}>
      {({ value, onChange, ...control }) => (
        <Picker
          {...control}
          label={field.label}
          addLabel={t(value === null ? 'pick.choose' : 'pick.change')}
          search={search}
          max={1}
          value={value === null ? [] : [value]}
          onChange={([one]) => {
            onChange(one ?? null);
            onPicked?.(one ?? null);
          }}
        />
      )}
    </Field>
  );
}

/** Several of them. */
export function ManyPickedField({ search, max = 10, ...field }: PickedFieldProps<ManyName>) {
  const { t } = useTranslation('source-links');
  return (
    <Field {...field}>
      {(control) => (
        <Picker {...control} label={field.label} addLabel={t('pick.add')} search={search} max={max} />
      )}
    </Field>
  );
}
