import { useTranslation } from 'react-i18next';
import { ageOf, formatDateTime, formatExactTime, formatShortTime } from './format-date.ts';
import { useNow } from './use-now.ts';

interface DateTextProps {
  /** ISO 8601. */
  readonly time: string | null | undefined;
  readonly zone?: string;
  /** Without the year in this one: for a narrow column. */
  readonly isShort?: boolean;
}

/** "5 phút trước" under 24 hours, else DD/MM/YYYY HH:mm; the tooltip is exact. */
export function DateText({ time, zone, isShort = false }: DateTextProps) {
  const { t } = useTranslation('ui');
  const now = useNow();
  if (!time) return <span>–</span>;
  const date = new Date(time);
  const age = ageOf(date, now);
  return (
    <time dateTime={time} data-tip={formatExactTime(date, zone)} style={{ whiteSpace: 'nowrap' }}>
      {age
        ? t(`date.${age.unit}`, { n: age.n })
        : isShort
          ? formatShortTime(date, now, zone)
          : formatDateTime(date, zone)}
    </time>
  );
}
