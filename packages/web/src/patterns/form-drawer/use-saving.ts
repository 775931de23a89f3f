import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#web/core/api/api-error.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { invalidate } from '#web/core/query/invalidate.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import type { Problem } from '#web/ui/form/problem.ts';
import type { RecordDraft } from './record-drafts.ts';
import type { RecordForm, SavedRecord } from './record-form.ts';

interface Saving<Saved> {
  readonly saving: boolean;
  /** The version somebody else saved while this form was open. */
  readonly newer: Saved | undefined;
  readonly setNewer: (record: Saved | undefined) => void;
  /** The saved record, or nothing when something is left to mend. Without a change nothing is sent. */
  readonly save: () => Promise<Saved | undefined>;
}

/** Sends a draft; what was typed while it was on its way stays. */
export function useSaving<Saved extends SavedRecord, Values extends object>(
  record: RecordForm<Saved, Values>,
  draft: RecordDraft<Saved, Values>,
  { quiet = false }: { /** The owner says itself that it is saved. */ readonly quiet?: boolean } = {},
): Saving<Saved> {
  const { t } = useTranslation('patterns');
  const client = useQueryClient();
  const projectId = useProjectId();
  const [saving, setSaving] = useState(false);
  const isUnderWay = useRef(false);
  const [newer, setNewer] = useState<Saved>();
  const { form } = draft;

  function taken(saved: Saved, sent: Values) {
    const values = record.toValues(saved);
    if (form.get().values === sent) form.reset(values);
    else form.rebase(values);
    draft.base = saved;
    client.setQueryData(record.detail(projectId, saved.id).queryKey, saved);
    void invalidate(client, { queryKey: [projectId, record.name] });
    if (!quiet) showToast({ tone: 'success', text: t('form.saved') });
  }
  async function refused(error: unknown) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === 'VERSION_CONFLICT' && draft.base) {
      setNewer(await client.fetchQuery({ ...record.detail(projectId, draft.base.id), staleTime: 0 }));
    } else form.refuse(problemsOf(error));
  }
  async function save() {
    if (isUnderWay.current || !form.checkAll()) return undefined;
    if (draft.base && !form.isDirty()) {
      showToast({ tone: 'info', text: t('form.unchanged') });
      return draft.base;
    }
    const sent = form.get().values;
    isUnderWay.current = true;
    setSaving(true);
    try {
      const saved = await record.save(sent, draft.base);
      taken(saved, sent);
      return saved;
    } catch (error) {
      await refused(error);
      return undefined;
    } finally {
      isUnderWay.current = false;
      setSaving(false);
    }
  }
  return { saving, newer, setNewer, save };
}

function problemsOf(error: ApiError): readonly Problem[] {
  const rules = (error.details.rules ?? []).flatMap(({ field, code, message }) =>
    field === undefined ? [] : [{ field, code, message }],
  );
  return [...error.fields, ...rules];
}
