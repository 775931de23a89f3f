import type { BulkResult } from '@toasoan/contract/core/bulk.ts';
import type { VoteMonth } from '@toasoan/contract/features/contest-votes/contest-votes.ts';
import { monthText } from '@toasoan/contract/features/contest-votes/hanoi-month.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { screenLanguage } from '#web/ui/text/format-number.ts';
import { DecisionFields, noDecision } from '../awards/decision-fields.tsx';
import { sendMonth, useAwardChange } from '../results-queries.ts';

interface MonthAwardDialogProps {
  readonly month: VoteMonth;
  /** Those without their prize. */
  readonly winners: VoteMonth['places'];
  readonly onClose: () => void;
}

/** The winners of a month get its prizes: by a decision at once, or as proposals that wait for one. */
export function MonthAwardDialog({ month, winners, onClose }: MonthAwardDialogProps) {
  const { t } = useTranslation(['contest-results', 'ui']);
  const language = screenLanguage();
  const change = useAwardChange();
  const [isDecided, setDecided] = useState(true);
  const [decision, setDecision] = useState(noDecision);
  const isWhole = !isDecided || (decision.no.trim() !== '' && decision.date !== undefined);
  function notify({ done, total, results }: BulkResult) {
    const refused = results.flatMap((result) => (result.ok ? [] : [numberOf(result.id, result.message)]));
    showToast({
      tone: refused.length === 0 ? 'success' : 'warning',
      text: t(isDecided ? 'month.awarded' : 'month.proposed', { done, count: total }),
      details: refused.length === 0 ? undefined : refused,
    });
    onClose();
  }
  const numberOf = (id: string, message: string | undefined) =>
    `${month.places.find(({ submission }) => submission.id === id)?.submission.number ?? ''}: ${message ?? ''}`;
  function send() {
    change.mutate(async () => {
      const said = { decisionNo: decision.no.trim(), decisionDate: decision.date ?? '' };
      const { id: monthId, version } = month;
      notify(await sendMonth({ monthId, version, ...(isDecided && { decision: said }) }));
    });
  }
  return (
    <Dialog
      title={t('month.title', { month: monthText(month.month) })}
      size="wide"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('ui:cancel')}</Button>
          <Button
            variant="main"
            busy={change.isPending}
            disabledReason={isWhole ? undefined : t('decision.missing')}
            onClick={send}
          >
            {t(isDecided ? 'month.award' : 'month.propose', { count: winners.length })}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <p>{t(month.state === 'NOTED' ? 'month.textOpen' : 'month.text')}</p>
        <ul>
          {winners.map(({ submission, prize }) => (
            <li key={submission.id}>
              {prize?.[language]}: {submission.title} ({submission.number})
            </li>
          ))}
        </ul>
        <Checkbox checked={isDecided} onChange={({ target }) => setDecided(target.checked)}>
          {t('month.byDecision')}
        </Checkbox>
        {isDecided && <DecisionFields value={decision} onChange={setDecision} />}
      </Stack>
    </Dialog>
  );
}
