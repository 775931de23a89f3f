import type { GlossaryDetail } from '@toasoan/contract/features/glossary/glossary-entry.ts';
import { useEffectEvent, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '#web/core/project/visitor.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { isPressed } from '#web/ui/keys/is-pressed.ts';
import textStyles from '#web/ui/layout/text.module.css';
import { confirm } from '#web/ui/overlay/confirm.ts';
import type { FollowUp } from '../approval-slot.ts';
import { useMoveEntry, useRemoveEntry } from '../glossary-queries.ts';
import styles from './entry-panel.module.css';

interface EntryDecisionProps {
  readonly entry: GlossaryDetail;
  readonly followUp: FollowUp | undefined;
  /** The next entry may be opened. */
  readonly onDone: (id: string) => void;
  readonly onGone: () => void;
}

/** What can be done with an entry: approve with or without what follows, reject, switch off and on, delete. */
export function EntryDecision({ entry, followUp, onDone, onGone }: EntryDecisionProps) {
  const { t } = useTranslation(['glossary', 'patterns']);
  const mayApprove = useMay('translate.approve');
  const mayEdit = useMay('glossary.edit');
  const move = useMoveEntry();
  const remove = useRemoveEntry();
  const isBusy = move.isPending || remove.isPending;
  const { id, sourceContent, state } = entry;

  /** The call itself says why it was refused. */
  async function approve(after?: FollowUp) {
    const approved = await move.mutateAsync({ entry, to: 'APPROVED' }).catch(() => undefined);
    if (approved === undefined) return;
    showToast({ tone: 'success', text: t('approved', { source: sourceContent }) });
    onDone(id);
    await after?.run(approved);
  }
  async function reject() {
    const isGone = await remove.mutateAsync(entry).then(
      () => true,
      () => false,
    );
    if (!isGone) return;
    showToast({ tone: 'success', text: t('rejected', { source: sourceContent }) });
    onDone(id);
  }
  async function removeAfterQuestion() {
    const question = { title: t('deleteTitle', { source: sourceContent }), text: t('deleteText') };
    if (!(await confirm({ ...question, action: t('patterns:action.delete'), tone: 'danger' }))) return;
    remove.mutate(entry, { onSuccess: onGone });
  }
  const main = () => {
    if (!isBusy && mayApprove && state !== 'APPROVED') void approve(followUp);
  };
  useApproveKey(main);

  if (!mayApprove && (state !== 'PROPOSED' || !mayEdit))
    return <p className={styles.part}>{<span className={textStyles.hint}>{t('approverNeeded')}</span>}</p>;
  return (
    <div className={styles.part}>
      {mayApprove && state !== 'APPROVED' && (
        <Button variant="main" shortcut="Ctrl+Enter" busy={move.isPending} onClick={main}>
          {followUp && followUp.count > 0
            ? t('approveAndReplace', { count: followUp.count })
            : t(state === 'PROPOSED' ? 'approve' : 'approveAgain')}
        </Button>
      )}
      <div className={styles.buttons}>
        {mayApprove && followUp && followUp.count > 0 && (
          <Button busy={isBusy} onClick={() => void approve()}>
            {t('onlyApprove')}
          </Button>
        )}
        {state === 'PROPOSED' && (
          <Button busy={isBusy} onClick={() => void reject()}>
            {t(mayApprove ? 'reject' : 'takeBack')}
          </Button>
        )}
        {state === 'APPROVED' && (
          <Button busy={isBusy} onClick={() => move.mutate({ entry, to: 'DISABLED' })}>
            {t('disable')}
          </Button>
        )}
        {state !== 'PROPOSED' && (
          <Button busy={isBusy} onClick={() => void removeAfterQuestion()}>
            {t('patterns:action.delete')}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Ctrl+Enter, also while the search box has the focus; forms and questions keep their own. */
function useApproveKey(run: () => void): void {
  const act = useEffectEvent(run);
  useLayoutEffect(() => {
    function pressed(event: KeyboardEvent) {
      if (event.defaultPrevented || event.repeat || !isPressed(event, 'Mod-Enter')) return;
      if (document.querySelector('dialog[open] form, [role="alertdialog"]')) return;
      event.preventDefault();
      act();
    }
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, []);
}
