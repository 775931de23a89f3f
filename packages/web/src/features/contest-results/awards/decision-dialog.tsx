import type { AwardBoard } from '@toasoan/contract/features/contest-results/award.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { sendDecision, useAwardChange } from '../results-queries.ts';
import { DecisionFields, noDecision } from './decision-fields.tsx';
import { prizeName } from './prize-name.ts';

interface DecisionDialogProps {
  readonly board: AwardBoard;
  readonly onClose: () => void;
}

/** One decision awards what is ticked: all of it or nothing. */
export function DecisionDialog({ board, onClose }: DecisionDialogProps) {
  const { t } = useTranslation(['contest-results', 'ui']);
  const change = useAwardChange();
  const proposals = board.awards.filter(({ state }) => state === 'PROPOSED');
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [decision, setDecision] = useState(noDecision);
  const chosen = proposals.filter(({ id }) => !left.has(id));
  const isWhole = decision.no.trim() !== '' && decision.date !== undefined;
  const reason = chosen.length === 0 ? t('decide.choose') : isWhole ? undefined : t('decision.missing');
  function toggle(id: string) {
    const next = new Set(left);
    if (!next.delete(id)) next.add(id);
    setLeft(next);
  }
  function send() {
    const items = chosen.map(({ id, version }) => ({ id, version }));
    const body = { items, decisionNo: decision.no.trim(), decisionDate: decision.date ?? '' };
    change.mutate(() => sendDecision(body), {
      onSuccess: () => {
        showToast({ tone: 'success', text: t('decide.done', { count: items.length }) });
        onClose();
      },
    });
  }
  const nameOf = (prizeId: string) => {
    const prize = board.prizes.find(({ id }) => id === prizeId);
    return prize === undefined ? '' : prizeName(prize);
  };
  return (
    <Dialog
      title={t('decide.title')}
      size="wide"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('ui:cancel')}</Button>
          <Button variant="main" busy={change.isPending} disabledReason={reason} onClick={send}>
            {t('decide.send', { count: chosen.length })}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <p>{t('decide.text')}</p>
        <DecisionFields value={decision} onChange={setDecision} />
        <ul>
          {proposals.map((award) => (
            <li key={award.id}>
              <Checkbox checked={!left.has(award.id)} onChange={() => toggle(award.id)}>
                {`${nameOf(award.prizeId)}: ${award.work.title} (${award.work.number})`}
              </Checkbox>
            </li>
          ))}
        </ul>
      </Stack>
    </Dialog>
  );
}
