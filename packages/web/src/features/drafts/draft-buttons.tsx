import { Redo2, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import type { DraftEditing, DraftState, EditingState } from './draft-editing.ts';
import styles from './drafts.module.css';

interface UndoButtonsProps<Record, Content> {
  readonly editing: DraftEditing<Record, Content>;
  readonly state: EditingState<Record, Content>;
}

export function UndoButtons<Record, Content>({ editing, state }: UndoButtonsProps<Record, Content>) {
  const { t } = useTranslation('drafts');
  return (
    <>
      <IconButton
        icon={<Undo2 size={17} />}
        label={t('bar.undo')}
        shortcut="Ctrl Z"
        disabledReason={state.past.length === 0 ? t('bar.noUndo') : undefined}
        onClick={editing.undo}
      />
      <IconButton
        icon={<Redo2 size={17} />}
        label={t('bar.redo')}
        shortcut="Ctrl Shift Z"
        disabledReason={state.future.length === 0 ? t('bar.noRedo') : undefined}
        onClick={editing.redo}
      />
    </>
  );
}

export function DraftSaveState({ save }: { readonly save: DraftState }) {
  const { t } = useTranslation('drafts');
  return (
    <span className={styles.save} role="status">
      {t(`save.${save}`)}
    </span>
  );
}
