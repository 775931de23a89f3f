import { CalendarDays } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../actions/button.tsx';
import { Calendar } from '../dates/calendar.tsx';
import { DayInput } from '../dates/day-input.tsx';
import { addDays, type Day, dayIn, firstOfMonth, showDay } from '../dates/days.ts';
import { Row } from '../layout/row.tsx';
import { OptionPopover } from '../select/option-popover.tsx';
import { NEWSROOM_ZONE } from '../text/format-date.ts';
import { useNow } from '../text/use-now.ts';
import { FilterButton } from './filter-button.tsx';
import styles from './filter-select.module.css';

export interface DayRange {
  readonly from: Day | undefined;
  readonly to: Day | undefined;
}

interface DateFilterProps {
  readonly label: string;
  readonly value: DayRange;
  readonly onChange: (range: DayRange) => void;
  readonly zone?: string;
}

/** A range of days, both included: usual spans, typed, or picked in a calendar. */
export function DateFilter({ label, value, onChange, zone = NEWSROOM_ZONE }: DateFilterProps) {
  const { t } = useTranslation('ui');
  const id = useId();
  const today = dayIn(zone, useNow());
  const on = value.from !== undefined || value.to !== undefined;
  const spans: readonly { key: string; range: DayRange }[] = [
    { key: 'today', range: { from: today, to: today } },
    { key: 'last7Days', range: { from: addDays(today, -6), to: today } },
    { key: 'thisMonth', range: { from: firstOfMonth(today), to: today } },
  ];
  function pick(day: Day) {
    const begins = value.from === undefined || value.to !== undefined || day < value.from;
    onChange(begins ? { from: day, to: undefined } : { from: value.from, to: day });
  }
  return (
    <OptionPopover
      id={id}
      kind="dialog"
      label={label}
      trigger={(trigger) => (
        <FilterButton
          trigger={trigger}
          label={label}
          chosen={rangeText(value)}
          isOn={on}
          icon={<CalendarDays size={16} aria-hidden />}
        />
      )}
    >
      {(close) => (
        <div className={styles.dates}>
          <Row gap={1}>
            {spans.map(({ key, range }) => (
              <Button
                key={key}
                size="compact"
                onClick={() => {
                  onChange(range);
                  close();
                }}
              >
                {t(`dateFilter.${key}`)}
              </Button>
            ))}
          </Row>
          <div className={styles.ends}>
            <DayInput
              label={t('dateFilter.from')}
              value={value.from}
              today={today}
              onChange={(from) => onChange({ ...value, from })}
            />
            <span aria-hidden>–</span>
            <DayInput
              label={t('dateFilter.to')}
              value={value.to}
              today={today}
              onChange={(to) => onChange({ ...value, to })}
            />
          </div>
          <Calendar from={value.from} to={value.to} today={today} onPick={pick} />
          {on && (
            <Button
              variant="quiet"
              size="compact"
              onClick={() => {
                onChange({ from: undefined, to: undefined });
                close();
              }}
            >
              {t('filter.clear')}
            </Button>
          )}
        </div>
      )}
    </OptionPopover>
  );
}

function rangeText({ from, to }: DayRange): string {
  if (from !== undefined && from === to) return showDay(from);
  return [from, to].map((day) => (day === undefined ? '…' : showDay(day))).join(' – ');
}
