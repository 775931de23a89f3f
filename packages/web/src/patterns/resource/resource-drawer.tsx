import type { ReactNode } from 'react';
import { FormDrawer } from '#web/patterns/form-drawer/form-drawer.tsx';
import type { FormDrawerProps } from '#web/patterns/form-drawer/form-drawer-props.ts';
import type { RecordForm, SavedRecord } from '#web/patterns/form-drawer/record-form.ts';
import type { ListQueryShape } from '#web/patterns/list-page/list-address-rules.ts';
import type { ListAddress } from '#web/patterns/list-page/use-list-address.ts';
import type { FormStore } from '#web/ui/form/form-store.ts';
import type { ResourceTexts } from './resource-texts.ts';

interface ResourceDrawerProps<Saved extends SavedRecord, Values extends object>
  extends Pick<FormDrawerProps<Saved, Values>, 'beside' | 'overFooter'> {
  readonly address: Pick<ListAddress<ListQueryShape>, 'open' | 'change'>;
  readonly record: RecordForm<Saved, Values>;
  readonly texts: ResourceTexts;
  readonly mayCreate: boolean;
  readonly mayEdit: boolean;
  /** The fields; disabled for people who may only read. */
  readonly children: (form: FormStore<Values>, record: Saved | undefined, disabled: boolean) => ReactNode;
}

/** The drawer of a list: the address says which record is open, permissions say whether it is read-only. */
export function ResourceDrawer<Saved extends SavedRecord, Values extends object>(
  props: ResourceDrawerProps<Saved, Values>,
) {
  const { address, record, texts, mayCreate, mayEdit, beside, overFooter, children } = props;
  const { open, change } = address;
  if (!open) return null;
  const may = open === 'new' ? mayCreate : mayEdit;
  return (
    <FormDrawer
      record={record}
      open={open}
      onOpen={(id) => change({ open: id ?? null })}
      title={(saved) => (saved ? texts.edit : texts.create)}
      beside={beside}
      overFooter={overFooter}
      disabledReason={may ? undefined : texts.readOnly}
    >
      {(form, saved) => children(form, saved, !may)}
    </FormDrawer>
  );
}
