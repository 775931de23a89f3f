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

const HOUR = 60;
const WEEK = 7;

/** "10 phút", "23:00–05:00", "T2, T4". */
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
        : t('schedule.quiet', { from: quietFrom, to: quietTo }),
    days: ({ weekdays }: SourceSchedule): string =>
      weekdays.length === 0 || weekdays.length === WEEK
        ? ''
        : weekdays
            .toSorted((one, other) => one - other)
            .map((day) => t(`weekday.${day}`))
            .join(', '),
  };
}
