import type { FormStore } from '#web/ui/form/form-store.ts';
import type { SavedRecord } from './record-form.ts';

export const NEW = 'new';

/** The form of one record and the version it began at. */
export interface RecordDraft<Saved, Values> {
  readonly form: FormStore<Values>;
  base: Saved | undefined;
}

/** Drafts of a list's records, kept by the tab: closing the drawer by the browser's back button loses nothing. */
export interface RecordDrafts<Saved, Values> {
  /** The kept draft when it has unsaved changes or is based on this version; else a new one. */
  readonly open: (
    id: string,
    base: Saved | undefined,
    make: () => FormStore<Values>,
  ) => RecordDraft<Saved, Values>;
  readonly drop: (id: string) => void;
  /** The new record has got an id. */
  readonly created: (id: string) => void;
  readonly anyDirty: () => boolean;
}

export function createRecordDrafts<Saved extends SavedRecord, Values>(): RecordDrafts<Saved, Values> {
  const drafts = new Map<string, RecordDraft<Saved, Values>>();
  return {
    open(id, base, make) {
      const present = drafts.get(id);
      if (present && (present.form.isDirty() || present.base?.version === base?.version)) return present;
      const draft = { base, form: make() };
      drafts.set(id, draft);
      return draft;
    },
    drop: (id) => drafts.delete(id),
    created(id) {
      const draft = drafts.get(NEW);
      drafts.delete(NEW);
      if (draft) drafts.set(id, draft);
    },
    anyDirty: () => [...drafts.values()].some((draft) => draft.form.isDirty()),
  };
}
