import { STATUSES, type Status } from '@toasoan/contract/vocabulary/status.ts';
import { useTranslation } from 'react-i18next';
import type { ListQueryShape } from '#web/patterns/list-page/list-address-rules.ts';
import type { ListAddress } from '#web/patterns/list-page/use-list-address.ts';
import { StatusTag } from '#web/ui/display/status-tag.tsx';
import { FilterSelect } from '#web/ui/filters/filter-select.tsx';
import { Field } from '#web/ui/form/field.tsx';
import type { FormStore } from '#web/ui/form/form-store.ts';
import { Switch } from '#web/ui/form/switch.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { DateText } from '#web/ui/text/date-text.tsx';

/** Whether a record is in use: a dot and a word. */
export function StatusText({ status }: { readonly status: Status }) {
  const { t } = useTranslation('patterns');
  return <StatusTag tone={status === 'ENABLE' ? 'published' : 'draft'}>{t(`status.${status}`)}</StatusTag>;
}

/** The last columns of a list of records. */
export function useSharedColumns() {
  const { t } = useTranslation('patterns');
  const status: Column<{ readonly status: Status }> = {
    key: 'status',
    title: t('status.title'),
    width: '160px',
    cell: (row) => <StatusText status={row.status} />,
  };
  const updateTime: Column<{ readonly updateTime: string }> = {
    key: 'updateTime',
    title: t('column.updateTime'),
    width: '150px',
    minor: true,
    sort: 'updateTime',
    sortsFirst: 'desc',
    cell: (row) => <DateText time={row.updateTime} />,
  };
  return { status, updateTime };
}

interface StatusFilterProps {
  readonly address: Pick<
    ListAddress<ListQueryShape & { readonly status?: Status | undefined }>,
    'query' | 'change'
  >;
}

export function StatusFilter({ address }: StatusFilterProps) {
  const { t } = useTranslation('patterns');
  const { status } = address.query;
  return (
    <FilterSelect
      label={t('status.title')}
      options={STATUSES.map((one) => ({ value: one, label: t(`status.${one}`) }))}
      values={status ? [status] : []}
      onChange={([one]) => address.change({ status: one ?? null })}
    />
  );
}

interface StatusFieldProps<Values extends { readonly status: Status }> {
  readonly form: FormStore<Values>;
  readonly disabled: boolean;
}

/** The switch of a form. */
export function StatusField<Values extends { readonly status: Status }>(props: StatusFieldProps<Values>) {
  const { t } = useTranslation('patterns');
  return (
    <Field {...props} name="status" label={t('status.field')}>
      {({ value, onChange, ...control }) => (
        <Switch
          {...control}
          value={value === 'ENABLE'}
          onChange={(on) => onChange(on ? 'ENABLE' : 'DISABLED')}
        />
      )}
    </Field>
  );
}

/** How the comparison after a version conflict names the field. */
export function useStatusName() {
  const { t } = useTranslation('patterns');
  return { label: t('status.field'), show: (status: Status) => t(`status.${status}`) };
}
