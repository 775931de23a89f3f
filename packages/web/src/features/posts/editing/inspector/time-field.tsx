import { useTranslation } from 'react-i18next';
import { DateTimeInput } from '#web/ui/dates/date-time-input.tsx';
import { atClock } from '#web/ui/dates/quick-time.ts';
import type { PostSession } from '../post-article.ts';
import { DetailField } from './detail-field.tsx';

const MORNING = '06:00';

interface TimeFieldProps {
  readonly session: PostSession;
  readonly name: 'embargoUntil' | 'expireTime' | 'sourcePublishedTime';
  readonly required?: boolean;
  readonly hint?: string;
  readonly max?: string;
  /** Offers tomorrow morning and the morning after. */
  readonly quick?: 'mornings';
}

export function TimeField({ quick, max, ...field }: TimeFieldProps) {
  const { t } = useTranslation('editing');
  const offered = [
    { label: t('quick.tomorrow'), at: atClock(1, MORNING) },
    { label: t('quick.dayAfter'), at: atClock(2, MORNING) },
  ];
  return (
    <DetailField {...field}>
      {(control) => <DateTimeInput {...control} max={max} quick={quick ? offered : []} />}
    </DetailField>
  );
}
