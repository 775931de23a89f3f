import { useTranslation } from 'react-i18next';
import { addDays, dayIn } from '../dates/days.ts';
import { formatClock, formatExactTime, formatShortTime, NEWSROOM_ZONE } from './format-date.ts';
import { useNow } from './use-now.ts';

interface NearTimeProps {
  /** ISO 8601; mostly ahead, within days. */
  readonly time: string;
}

/** "17:30 hôm nay", "06:00 mai", else "24/11 06:00"; the tooltip is exact. */
export function NearTime({ time }: NearTimeProps) {
  const { t } = useTranslation('ui');
  const now = useNow();
  const today = dayIn(NEWSROOM_ZONE, now);
  const date = new Date(time);
  const day = dayIn(NEWSROOM_ZONE, date);
  const clock = formatClock(date);
  function words(): string {
    if (day === today) return t('date.today', { clock });
    if (day === addDays(today, 1)) return t('date.tomorrow', { clock });
    return formatShortTime(date, now);
  }
  return (
    <time dateTime={time} data-tip={formatExactTime(date)}>
      {words()}
    </time>
  );
}
