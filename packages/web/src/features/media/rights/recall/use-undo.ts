import type { MediaRecall, RecallResult, RecallThing } from '@toasoan/contract/features/media/recall.ts';
import { useTranslation } from 'react-i18next';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { useUndoRecall } from './recall-queries.ts';

/** Gives a file back and tells where it is again; what was edited since is named. */
export function useUndo() {
  const { t } = useTranslation(['recall', 'library']);
  const { mutateAsync, isPending, variables } = useUndoRecall();
  const nameOf = ({ entity, title }: RecallThing) => `${t(`library:uses.entity.${entity}`)} ${title}`.trim();
  function notify({ recall: { undone, doneCount }, left }: RecallResult) {
    showToast({
      tone: left.length === 0 ? 'success' : 'warning',
      text: t('undone', { count: doneCount, done: undone?.count ?? 0 }),
      details: left.length === 0 ? undefined : [t('editedSince'), ...left.map(nameOf)],
    });
  }
  return {
    /** Also from a message that outlives the dialog; why it failed is told by the call. */
    undo: (recall: MediaRecall) => void mutateAsync(recall).then(notify, () => undefined),
    undoing: isPending ? variables.id : undefined,
  };
}
