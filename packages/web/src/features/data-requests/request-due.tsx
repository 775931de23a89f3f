import type { DataRequest } from '@toasoan/contract/features/data-requests/data-request.ts';
import {
  type DataRequestState,
  isOpenRequest,
} from '@toasoan/contract/features/data-requests/data-request-states.ts';
import { DATA_REQUEST_STATE_TEXTS } from '@toasoan/contract/features/data-requests/data-request-texts.ts';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { StatusTag } from '#web/ui/display/status-tag.tsx';
import { formatExactTime } from '#web/ui/text/format-date.ts';
import { useNow } from '#web/ui/text/use-now.ts';

const HOUR = 3_600_000;
const SOON_HOURS = 24;
/** Above it days are easier to read. */
const MOST_HOURS = 72;

const TONES = {
  NEW: 'waiting',
  VERIFYING: 'editing',
  IN_PROGRESS: 'scheduled',
  ANSWERED: 'published',
  REJECTED: 'rejected',
} as const satisfies Readonly<Record<DataRequestState, string>>;

export function DataRequestStateTag({ state }: { readonly state: DataRequestState }) {
  return <StatusTag tone={TONES[state]}>{DATA_REQUEST_STATE_TEXTS[state][currentLanguage()]}</StatusTag>;
}

/** Hours left until the answer is due; red when late or nearly so. */
export function DataRequestDue({ item }: { readonly item: DataRequest }) {
  const { t } = useTranslation('data-requests');
  const now = useNow();
  if (!isOpenRequest(item.state)) return null;
  const due = new Date(item.dueTime);
  const hours = Math.ceil((due.getTime() - now.getTime()) / HOUR);
  const isLate = hours <= 0;
  const left = isLate ? 1 - hours : hours;
  const unit = left > MOST_HOURS ? 'Days' : 'Hours';
  const count = unit === 'Days' ? Math.round(left / 24) : left;
  return (
    <time dateTime={item.dueTime} data-tip={formatExactTime(due)}>
      <StatusTag tone={hours <= SOON_HOURS ? 'rejected' : 'waiting'}>
        {t(`due.${isLate ? 'late' : 'left'}${unit}`, { count })}
      </StatusTag>
    </time>
  );
}
