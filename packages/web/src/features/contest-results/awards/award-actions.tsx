import type { Award } from '@toasoan/contract/features/contest-results/award.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '#web/core/project/visitor.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Row } from '#web/ui/layout/row.tsx';
import { RecallButton } from '../recall/recall-button.tsx';
import { sendPayment, sendWithdrawal, useAwardChange } from '../results-queries.ts';
import { PayeeDialog } from './payee-dialog.tsx';
import { RevokeDialog } from './revoke-dialog.tsx';

/** What can be done with one award now, by this person. */
export function AwardActions({ award }: { readonly award: Award }) {
  const { t } = useTranslation('contest-results');
  const mayAward = useMay('contest.award');
  const mayRevoke = useMay('contest.config');
  const maySeePayee = useMay('contest.exportPII');
  const change = useAwardChange();
  const [open, setOpen] = useState<'revoke' | 'payee'>();
  const { id, version, state, paidState, work } = award;
  const named = (action: string) => `${action}: ${work.number}`;
  const back = paidState === 'PAID' && state === 'REVOKED' ? 'RETURNED' : 'UNPAID';
  const nextPaid = paidState === 'UNPAID' && state === 'AWARDED' ? 'PAID' : back;
  const isPaidOpen = state === 'AWARDED' || paidState === 'PAID';
  return (
    <Row gap={1}>
      {mayAward && state === 'PROPOSED' && (
        <Button
          size="compact"
          busy={change.isPending}
          aria-label={named(t('withdraw'))}
          onClick={() => change.mutate(() => sendWithdrawal(id, version))}
        >
          {t('withdraw')}
        </Button>
      )}
      {mayAward && state !== 'PROPOSED' && isPaidOpen && (
        <Button
          size="compact"
          busy={change.isPending}
          aria-label={named(t(`pay.${nextPaid}`))}
          onClick={() => change.mutate(() => sendPayment(id, { version, paidState: nextPaid }))}
        >
          {t(`pay.${nextPaid}`)}
        </Button>
      )}
      {maySeePayee && state === 'AWARDED' && (
        <Button size="compact" aria-label={named(t('payee'))} onClick={() => setOpen('payee')}>
          {t('payee')}
        </Button>
      )}
      {mayRevoke && state === 'AWARDED' && (
        <Button size="compact" aria-label={named(t('revoke'))} onClick={() => setOpen('revoke')}>
          {t('revoke')}
        </Button>
      )}
      {state === 'AWARDED' && !award.work.isRecalled && (
        <RecallButton workId={award.work.id} number={award.work.number} />
      )}
      {open === 'revoke' && <RevokeDialog award={award} onClose={() => setOpen(undefined)} />}
      {open === 'payee' && <PayeeDialog award={award} onClose={() => setOpen(undefined)} />}
    </Row>
  );
}
