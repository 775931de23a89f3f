import { type FormEvent, type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { focusFirstProblem } from '#web/ui/form/focus-first-problem.ts';
import type { FormStore } from '#web/ui/form/form-store.ts';
import { useFormPart } from '#web/ui/form/use-form.ts';
import { formatDateTime } from '#web/ui/text/format-date.ts';
import { ConflictPanel } from '../form-drawer/conflict-panel.tsx';
import type { SavedRecord } from '../form-drawer/record-form.ts';
import { RestoredNotice } from '../form-drawer/restored-notice.tsx';
import { useRecordDraft } from '../form-drawer/use-record-draft.ts';
import { useSaving } from '../form-drawer/use-saving.ts';
import styles from './form-panel.module.css';
import type { FormPanelProps } from './form-panel-props.ts';
import { useLeaving } from './use-leaving.ts';

export interface RecordPanelHandle {
  readonly save: () => Promise<void>;
  /** Saves first. False: something is left to mend, and the person has not seen it yet. */
  readonly mayLeave: () => Promise<boolean>;
}

interface RecordPanelProps<Saved extends SavedRecord, Values extends object>
  extends FormPanelProps<Saved, Values> {
  readonly ref: Ref<RecordPanelHandle>;
  readonly loaded: Saved;
  /** The fields are in the document. */
  readonly onShown: (body: HTMLElement) => void;
}

/** One record of the panel: its actions, whether it is saved, and its fields. */
export function RecordPanel<Saved extends SavedRecord, Values extends object>(
  props: RecordPanelProps<Saved, Values>,
) {
  const { record, open, title, loaded, disabledReason, onOpen, onShown, actions, children } = props;
  const { draft, dirty, restored } = useRecordDraft(record, open, loaded);
  const saving = useSaving(record, draft, { quiet: true });
  const { newer, setNewer, save } = saving;
  const body = useRef<HTMLFormElement>(null);
  const leaving = useLeaving({
    form: draft.form,
    save,
    isStopped: newer !== undefined || disabledReason !== undefined,
    name: () => title(draft.base),
    reopen: () => onOpen(open),
  });
  useImperativeHandle(props.ref, () => ({
    save: async () => void (await leaving.save()),
    async mayLeave() {
      const isDone = await leaving.mayLeave();
      if (!isDone) focusFirstProblem(body.current);
      return isDone;
    },
  }));
  const show = useEffectEvent(() => body.current && onShown(body.current));
  useEffect(() => void show(), []);

  function submit(event: FormEvent) {
    event.preventDefault();
    void leaving.save();
  }
  const saved = draft.base ?? loaded;
  return (
    <>
      <div className={styles.top}>
        {actions(saved)}
        <SavedState
          disabledReason={disabledReason}
          saved={saved}
          dirty={dirty}
          saving={saving.saving}
          hasConflict={newer !== undefined}
          form={draft.form}
          onSave={() => void leaving.save()}
        />
      </div>
      <form ref={body} noValidate className={styles.body} data-modal-body onSubmit={submit}>
        {newer && (
          <ConflictPanel
            record={record}
            form={draft.form}
            newer={newer}
            onDone={(thenSave) => {
              draft.base = newer;
              setNewer(undefined);
              if (thenSave) void save();
            }}
          />
        )}
        {restored && <RestoredNotice form={draft.form} />}
        {children(draft.form, saved)}
      </form>
    </>
  );
}

interface SavedStateProps<Saved extends SavedRecord, Values extends object>
  extends Pick<RecordPanelProps<Saved, Values>, 'disabledReason'> {
  readonly saved: Saved;
  readonly dirty: boolean;
  readonly saving: boolean;
  readonly hasConflict: boolean;
  readonly form: FormStore<Values>;
  readonly onSave: () => void;
}

/** Whether what is typed is kept, in words, and the button that saves at once. */
function SavedState<Saved extends SavedRecord, Values extends object>(props: SavedStateProps<Saved, Values>) {
  const { disabledReason, saved, dirty, saving, hasConflict, form, onSave } = props;
  const { t } = useTranslation('patterns');
  const hasProblems = useFormPart(form, ({ problems }) => problems.length > 0);
  const failed = dirty && (hasProblems || hasConflict);
  function words(): string {
    if (disabledReason !== undefined) return disabledReason;
    if (saving) return t('panel.saving');
    if (dirty && hasConflict) return t('panel.conflict');
    if (failed) return t('panel.problems');
    if (dirty) return t('panel.unsaved');
    return t('form.lastSaved', {
      time: formatDateTime(new Date(saved.updateTime)),
      name: saved.updatedBy.name,
    });
  }
  return (
    <div className={styles.state}>
      <p role="status" className={failed ? styles.failed : dirty ? styles.unsaved : undefined}>
        {words()}
      </p>
      {dirty && !hasConflict && (
        <Button size="compact" onClick={() => form.reset(form.get().saved)}>
          {t('form.dropDraft')}
        </Button>
      )}
      <Button
        size="compact"
        variant={dirty ? 'main' : 'plain'}
        busy={saving}
        disabledReason={disabledReason ?? (dirty ? undefined : t('panel.nothing'))}
        shortcut="Ctrl S"
        onClick={onSave}
      >
        {t('form.save')}
      </Button>
    </div>
  );
}
