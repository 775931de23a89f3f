import type { Award } from '@toasoan/contract/features/contest-results/award.ts';
import { REASON_CODES, type ReasonCode } from '@toasoan/contract/features/submissions/submission-states.ts';
import { REASON_TEXTS } from '@toasoan/contract/features/submissions/submission-texts.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { Select } from '#web/ui/select/select.tsx';
import { screenLanguage } from '#web/ui/text/format-number.ts';
import { sendRevocation, useAwardChange } from '../results-queries.ts';
import { DecisionFields, noDecision } from './decision-fields.tsx';

interface RevokeDialogProps {
  readonly award: Award;
  readonly onClose: () => void;
}

/** An award is taken back by a decision, with its reason. */
export function RevokeDialog({ award, onClose }: RevokeDialogProps) {
  const { t } = useTranslation(['contest-results', 'ui']);
  const change = useAwardChange();
  const [decision, setDecision] = useState(noDecision);
  const [reasonCode, setReasonCode] = useState<string | null>(null);
  const [reasonText, setReasonText] = useState('');
  const code = REASON_CODES.find((one) => one === reasonCode);
  const isWhole = decision.no.trim() !== '' && decision.date !== undefined;
  const hasReason = code !== undefined && (code !== 'OTHER' || reasonText.trim() !== '');
  const missing = isWhole ? (hasReason ? undefined : t('revoke.reasonMissing')) : t('decision.missing');
  function send(reason: ReasonCode) {
    const { id, version } = award;
    const said = { decisionNo: decision.no.trim(), decisionDate: decision.date ?? '' };
    const body = { version, ...said, reasonCode: reason, reasonText: reasonText.trim() };
    change.mutate(() => sendRevocation(id, body), { onSuccess: onClose });
  }
  return (
    <Dialog
      title={t('revoke.title', { title: award.work.title })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('ui:cancel')}</Button>
          <Button
            variant="danger"
            busy={change.isPending}
            disabledReason={missing}
            onClick={() => code && send(code)}
          >
            {t('revoke')}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <p>{t('revoke.text')}</p>
        <DecisionFields value={decision} onChange={setDecision} />
        <Select
          label={t('revoke.reason')}
          options={REASON_CODES.map((value) => ({ value, label: REASON_TEXTS[value][screenLanguage()] }))}
          value={reasonCode}
          onChange={setReasonCode}
        />
        <TextArea
          aria-label={t('revoke.words')}
          placeholder={t('revoke.words')}
          maxLength={1_000}
          value={reasonText}
          onChange={setReasonText}
        />
      </Stack>
    </Dialog>
  );
}
