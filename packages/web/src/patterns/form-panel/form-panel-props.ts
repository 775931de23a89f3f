import type { ReactNode } from 'react';
import type { FormStore } from '#web/ui/form/form-store.ts';
import type { RecordForm, SavedRecord } from '../form-drawer/record-form.ts';

/** The records before and after the open one. */
export interface PanelPlace {
  readonly previous: string | undefined;
  readonly next: string | undefined;
  /** "3 / 50". */
  readonly text: string;
}

export interface FormPanelProps<Saved extends SavedRecord, Values extends object> {
  readonly record: RecordForm<Saved, Values>;
  readonly open: string;
  readonly title: (saved: Saved | undefined) => string;
  readonly place: PanelPlace;
  readonly onOpen: (id: string | undefined) => void;
  /** The rule that stops this person from saving. */
  readonly disabledReason?: string | undefined;
  /** The actions on the record, at the top. */
  readonly actions: (saved: Saved) => ReactNode;
  readonly children: (form: FormStore<Values>, saved: Saved) => ReactNode;
}
