import type { ReactNode } from 'react';
import type { FormStore } from '#web/ui/form/form-store.ts';
import type { RecordForm, SavedRecord } from './record-form.ts';

export interface FormDrawerProps<Saved extends SavedRecord, Values extends object> {
  readonly record: RecordForm<Saved, Values>;
  /** `new` or an id, from the address. */
  readonly open: string;
  readonly title: (record: Saved | undefined) => string;
  /** Changes what the address has open; nothing closes the drawer. */
  readonly onOpen: (id: string | undefined) => void;
  /** The rule that stops this person from saving. */
  readonly disabledReason?: string | undefined;
  /** The effect of a save, above the buttons: visible at every scroll position. */
  readonly overFooter?: ((form: FormStore<Values>, record: Saved | undefined) => ReactNode) | undefined;
  /** Beside the fields, in a wide drawer: what they come to. */
  readonly beside?: ((form: FormStore<Values>, record: Saved | undefined) => ReactNode) | undefined;
  /** The fields. */
  readonly children: (form: FormStore<Values>, record: Saved | undefined) => ReactNode;
}

/** What happens after a save. */
export type AfterSave = 'stay' | 'close' | 'another';
