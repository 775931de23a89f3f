import type { VoteFinding } from '@toasoan/contract/features/contest-votes/contest-votes.ts';
import type { FindingAction } from '@toasoan/contract/features/contest-votes/vote-kinds.ts';
import { useTranslation } from 'react-i18next';
import { ReasonDialog } from '#web/patterns/confirm/reason-dialog.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { formatNumber } from '#web/ui/text/format-number.ts';
import { useDecide } from '../votes-queries.ts';

interface DecideDialogProps {
  readonly action: FindingAction;
  readonly findings: readonly VoteFinding[];
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Why, before the votes of proposals change; what was refused is said for each. */
export function DecideDialog({ action, findings, onDone, onClose }: DecideDialogProps) {
  const { t } = useTranslation('contest-votes');
  const decide = useDecide();
  const votes = formatNumber(findings.reduce((sum, finding) => sum + finding.votes, 0));
  const words = {
    strike: {
      title: t('decide.strike', { votes }),
      action: t('decide.strikeDo'),
      text: t('decide.strikeText'),
    },
    dismiss: {
      title: t('decide.dismiss', { votes }),
      action: t('decide.dismissDo'),
      text: t('decide.dismissText'),
    },
    undo: { title: t('decide.undo', { votes }), action: t('decide.undoDo'), text: t('decide.undoText') },
  }[action];
  function send(reason: string) {
    decide.mutate(
      { action, ids: findings.map(({ id }) => id), reason },
      {
        onSuccess: ({ done, total, results }) => {
          const refused = results.flatMap(({ message }) => message ?? []);
          showToast({
            tone: done === total ? 'success' : 'warning',
            text: t('decide.done', { done, total }),
            details: refused,
          });
          onDone();
          onClose();
        },
      },
    );
  }
  return (
    <ReasonDialog
      title={words.title}
      label={t('decide.reason')}
      action={words.action}
      variant={action === 'strike' ? 'danger' : 'main'}
      least={{ characters: 3, text: t('decide.reasonHint') }}
      busy={decide.isPending}
      onSend={send}
      onClose={onClose}
    >
      <p>{words.text}</p>
    </ReasonDialog>
  );
}
