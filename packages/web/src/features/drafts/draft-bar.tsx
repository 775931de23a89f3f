import { History } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionBar } from '#web/patterns/form-page/action-bar.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { DraftSaveState, UndoButtons } from './draft-buttons.tsx';
import { type DialogCalls, PublishDialog, VersionsDialog } from './draft-dialogs.tsx';
import type { DraftEditing, Drafted, EditingState } from './draft-editing.ts';
import { ShownState } from './shown-state.tsx';

interface DraftBarProps<Record extends Drafted, Content> {
  readonly backTo: string;
  readonly editing: DraftEditing<Record, Content>;
  readonly state: EditingState<Record, Content>;
  readonly run: (send: (record: Record) => Promise<Record>) => Promise<boolean>;
  readonly calls: DialogCalls<Record> & { readonly discard: (at: Record) => Promise<Record> };
  /** What readers have; absent: published, changed or never. */
  readonly status?: ReactNode;
  /** Why it cannot be published yet, besides that nothing has changed. */
  readonly notReady?: string | undefined;
  /** Buttons before the one that publishes. */
  readonly children?: ReactNode;
}

/** Whether readers have exactly what is worked on. */
export const isAsPublished = ({ record, save }: EditingState<Drafted, unknown>): boolean =>
  !record.hasDraft && save === 'saved' && record.publishedTime !== null;

export function DraftBar<Record extends Drafted, Content>(props: DraftBarProps<Record, Content>) {
  const { backTo, editing, state, run, calls, status, notReady, children } = props;
  const { t } = useTranslation('drafts');
  const [open, setOpen] = useState<'publish' | 'versions'>();
  const { record, save } = state;
  const Dialog = open === 'publish' ? PublishDialog : VersionsDialog;
  return (
    <ActionBar
      backTo={backTo}
      title={record.title}
      status={status ?? <ShownState record={record} />}
      saveState={<DraftSaveState save={save} />}
    >
      <UndoButtons editing={editing} state={state} />
      <Button variant="quiet" icon={<History size={16} />} onClick={() => setOpen('versions')}>
        {t('versions.title')}
      </Button>
      {record.hasDraft && record.publishedTime !== null && (
        <Button variant="quiet" onClick={() => void run(calls.discard)}>
          {t('bar.discard')}
        </Button>
      )}
      {children}
      <Button
        variant="main"
        disabledReason={notReady ?? (isAsPublished(state) ? t('publish.same') : undefined)}
        onClick={() => setOpen('publish')}
      >
        {t('publish.action')}
      </Button>
      {open && <Dialog record={record} calls={calls} run={run} onClose={() => setOpen(undefined)} />}
    </ActionBar>
  );
}
