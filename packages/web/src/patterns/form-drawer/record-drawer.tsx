import { type FormEvent, type KeyboardEvent, useId, useRef } from 'react';
import { focusFirstProblem } from '#web/ui/form/focus-first-problem.ts';
import { isComposing } from '#web/ui/hooks/is-typing.ts';
import { Stack } from '#web/ui/layout/stack.tsx';
import { Drawer } from '#web/ui/overlay/drawer.tsx';
import { askDiscard } from '../confirm/ask.ts';
import { ConflictPanel } from './conflict-panel.tsx';
import type { AfterSave, FormDrawerProps } from './form-drawer-props.ts';
import { NEW } from './record-drafts.ts';
import { RecordFooter } from './record-footer.tsx';
import type { SavedRecord } from './record-form.ts';
import { RestoredNotice } from './restored-notice.tsx';
import { useRecordDraft } from './use-record-draft.ts';
import { useSaving } from './use-saving.ts';

interface RecordDrawerProps<Saved extends SavedRecord, Values extends object>
  extends FormDrawerProps<Saved, Values> {
  readonly loaded: Saved | undefined;
  readonly onMove: (id: string | undefined, wasCreated: boolean) => void;
}

export function RecordDrawer<Saved extends SavedRecord, Values extends object>(
  props: RecordDrawerProps<Saved, Values>,
) {
  const { record, open, title, loaded, onMove, disabledReason, overFooter, beside, children } = props;
  const { draft, drafts, restored } = useRecordDraft(record, open, loaded);
  const { saving, newer, setNewer, save } = useSaving(record, draft);
  const formId = useId();
  const body = useRef<HTMLFormElement>(null);

  async function leave() {
    if (draft.form.isDirty() && !(await askDiscard())) return;
    draft.form.reset(draft.form.get().saved);
    drafts.drop(open);
    onMove(undefined, false);
  }
  async function saveThen(after: AfterSave) {
    if (disabledReason !== undefined) return;
    const saved = await save();
    if (!saved) {
      focusFirstProblem(body.current);
      return;
    }
    if (after === 'another') {
      draft.base = undefined;
      draft.form.reset(record.blank());
      body.current?.querySelector<HTMLElement>('input')?.focus();
    } else if (after === 'close') {
      drafts.drop(open);
      onMove(undefined, false);
    } else if (open === NEW) {
      drafts.created(saved.id);
      onMove(saved.id, true);
    }
  }
  function pressed(event: KeyboardEvent) {
    if (!(event.ctrlKey || event.metaKey)) return;
    const after = event.key.toLowerCase() === 's' ? 'stay' : event.key === 'Enter' ? 'close' : undefined;
    if (!after) return;
    event.preventDefault();
    void saveThen(after);
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    void saveThen('stay');
  }
  return (
    <Drawer
      title={title(draft.base)}
      onClose={() => void leave()}
      onKeyDown={pressed}
      aside={beside?.(draft.form, draft.base)}
      footer={
        <RecordFooter
          formId={formId}
          saved={draft.base}
          saving={saving}
          disabledReason={disabledReason}
          over={overFooter?.(draft.form, draft.base)}
          onClose={() => void leave()}
          onSave={(after) => void saveThen(after)}
        />
      }
    >
      {newer && (
        <ConflictPanel
          record={record}
          form={draft.form}
          newer={newer}
          onDone={(thenSave) => {
            draft.base = newer;
            setNewer(undefined);
            if (thenSave) void saveThen('stay');
          }}
        />
      )}
      {restored && <RestoredNotice form={draft.form} />}
      <Stack
        id={formId}
        ref={body}
        noValidate
        as="form"
        gap={4}
        onSubmit={submit}
        // Enter that ends a word of an input method is not the Enter that saves.
        onKeyDown={(event) =>
          event.key === 'Enter' && isComposing(event.nativeEvent) && event.preventDefault()
        }
      >
        {children(draft.form, draft.base)}
      </Stack>
    </Drawer>
  );
}
