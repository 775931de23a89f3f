import type { CorrectionRequest } from '@toasoan/contract/features/correction-requests/correction-request.ts';
import {
  type CorrectionRequestState,
  isWaiting,
} from '@toasoan/contract/features/correction-requests/correction-request-states.ts';
import { CORRECTION_REQUEST_STATE_TEXTS } from '@toasoan/contract/features/correction-requests/correction-request-texts.ts';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { StatusTag } from '#web/ui/display/status-tag.tsx';
import { formatExactTime } from '#web/ui/text/format-date.ts';
import { useNow } from '#web/ui/text/use-now.ts';

const DAY = 86_400_000;
const SOON_DAYS = 2;

const TONES = {
  NEW: 'waiting',
  IN_REVIEW: 'editing',
  ACCEPTED: 'scheduled',
  REJECTED: 'rejected',
  ANSWERED: 'published',
} as const satisfies Readonly<Record<CorrectionRequestState, string>>;

export function RequestState({ state }: { readonly state: CorrectionRequestState }) {
  return (
    <StatusTag tone={TONES[state]}>{CORRECTION_REQUEST_STATE_TEXTS[state][currentLanguage()]}</StatusTag>
  );
}

/** Days left until the answer is due; red when late or nearly so. */
export function RequestDue({ item }: { readonly item: CorrectionRequest }) {
  const { t } = useTranslation('correction-requests');
  const now = useNow();
  if (!isWaiting(item.state)) return null;
  const due = new Date(item.dueTime);
  const days = Math.ceil((due.getTime() - now.getTime()) / DAY);
  return (
    <time dateTime={item.dueTime} data-tip={formatExactTime(due)}>
      <StatusTag tone={days <= SOON_DAYS ? 'rejected' : 'waiting'}>
        {days <= 0 ? t('due.late', { count: 1 - days }) : t('due.left', { count: days })}
      </StatusTag>
    </time>
  );
}
