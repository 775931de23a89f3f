import type { SourceSchedule } from '@toasoan/contract/features/parser-sources/source-schedule.ts';
import type { Language } from '@toasoan/contract/vocabulary/language.ts';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import type { Option } from '#web/ui/select/option.ts';
import { formatNumber } from '#web/ui/text/format-number.ts';

type Texts = Readonly<Record<string, Readonly<Record<Language, string>>>>;

/** A value that this console does not know yet is shown as it is sent. */
export function wordOf(texts: Texts, value: string): string {
  return texts[value]?.[currentLanguage()] ?? value;
}

export function wordOptions(texts: Texts, values: readonly string[]): readonly Option[] {
  return values.map((value) => ({ value, label: wordOf(texts, value) }));
}

interface Hosts {
  readonly domains: readonly string[];
  readonly homeUrl: string;
}

/** Where a source is found on the web, for the second line of its name. */
export function hostOf({ domains, homeUrl }: Hosts): string {
  return domains[0] ?? (URL.canParse(homeUrl) ? new URL(homeUrl).hostname : '');
}

/** 0.034 → "3%". */
export function shareText(share: number): string {
  return `${formatNumber(Math.round(share * 100))}%`;
}

/** Days that follow each other are named by the first and the last: 1, 2, 3, 5 → 1–3, 5. */
function spansOf(weekdays: readonly number[]): readonly (readonly number[])[] {
  const spans: number[][] = [];
  for (const day of weekdays.toSorted((one, other) => one - other)) {
    const span = spans.at(-1);
    if (span?.at(-1) === day - 1) span.splice(1, 1, day);
    else spans.push([day]);
  }
  return spans;
}

const HOUR = 60;
const WEEK = 7;

/** "10 phút", "nghỉ 23:00–05:00", "T2–T6". */
export function useScheduleWords() {
  const { t } = useTranslation('parser-sources');
  return {
    every: ({ everyMinutes }: SourceSchedule): string =>
      everyMinutes % HOUR === 0
        ? t('every.hours', { count: everyMinutes / HOUR })
        : t('every.minutes', { count: everyMinutes }),
    quiet: ({ quietFrom, quietTo }: SourceSchedule): string =>
      quietFrom === '' || quietTo === '' || quietFrom === quietTo
        ? ''
        : // The hours stay in one line.
          t('schedule.quiet', { hours: `${quietFrom}\u2060–\u2060${quietTo}` }),
    days: ({ weekdays }: SourceSchedule): string =>
      weekdays.length === 0 || weekdays.length === WEEK
        ? ''
        : spansOf(weekdays)
            .map((span) => span.map((day) => t(`weekday.${day}`)).join('–'))
            .join(', '),
  };
}
