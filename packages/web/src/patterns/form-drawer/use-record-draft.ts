import { useEffect, useState } from 'react';
import { useTab } from '#web/core/tabs/use-tab.ts';
import { createFormStore } from '#web/ui/form/form-store.ts';
import { useFormDirty } from '#web/ui/form/use-form.ts';
import { createRecordDrafts, type RecordDraft, type RecordDrafts } from './record-drafts.ts';
import type { RecordForm, SavedRecord } from './record-form.ts';

interface OpenDraft<Saved, Values> {
  readonly draft: RecordDraft<Saved, Values>;
  readonly drafts: RecordDrafts<Saved, Values>;
  readonly dirty: boolean;
  /** It was left unsaved earlier. */
  readonly restored: boolean;
}

/** Opens the tab's draft of a record, and carries its dirty mark to the tab. */
export function useRecordDraft<Saved extends SavedRecord, Values extends object>(
  record: RecordForm<Saved, Values>,
  id: string,
  loaded: Saved | undefined,
): OpenDraft<Saved, Values> {
  const { keep, setDirty } = useTab();
  const drafts = keep(
    `drafts ${record.name}`,
    () => createRecordDrafts<Saved, Values>(),
    () => undefined,
  );
  const [draft] = useState(() =>
    drafts.open(id, loaded, () =>
      createFormStore(loaded ? record.toValues(loaded) : record.blank(), record.validate),
    ),
  );
  const [restored] = useState(() => draft.form.isDirty());
  const dirty = useFormDirty(draft.form);
  useEffect(() => setDirty(drafts.anyDirty() || dirty), [drafts, setDirty, dirty]);
  // A reload updates the form while it has no unsaved change.
  useEffect(() => {
    if (!loaded || draft.form.isDirty() || (draft.base && draft.base.version >= loaded.version)) return;
    draft.base = loaded;
    draft.form.reset(record.toValues(loaded));
  }, [loaded, draft, record]);
  return { draft, drafts, dirty, restored };
}
