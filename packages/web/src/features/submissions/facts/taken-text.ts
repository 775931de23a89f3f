import type { SubmissionDetail } from '@toasoan/contract/features/submissions/submission.ts';
import { formatDateTime, formatDay } from '#web/ui/text/format-date.ts';

/** When a work was made, as exactly as that is known; '' where it is not. */
export function takenText({
  takenTime,
  takenPrecision,
}: Pick<SubmissionDetail, 'takenTime' | 'takenPrecision'>): string {
  if (takenTime === null || takenPrecision === 'NONE') return '';
  const time = new Date(takenTime);
  if (takenPrecision === 'TIME') return formatDateTime(time);
  const day = formatDay(time);
  if (takenPrecision === 'DAY') return day;
  // DD/MM/YYYY from its end.
  return takenPrecision === 'MONTH' ? day.slice(3) : day.slice(6);
}
