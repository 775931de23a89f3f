import { hanoiDay } from '@toasoan/contract/vocabulary/hanoi-time.ts';
import { DateTimeInput, type TimeProblem } from '#web/ui/dates/date-time-input.tsx';
import { DayInput } from '#web/ui/dates/day-input.tsx';
import type { Control } from '#web/ui/form/control.ts';
import { NEWSROOM_ZONE } from '#web/ui/text/format-date.ts';
import { useNow } from '#web/ui/text/use-now.ts';
import { dayOf, endOfDay, startOfDay } from '../recurrence/whole-days.ts';

interface MomentInputProps extends Control<string | null> {
  readonly label: string;
  /** Asks for a day without its hours. */
  readonly allDay: boolean;
  /** A day stands for its first or its last moment. */
  readonly edge: 'start' | 'end';
  readonly onProblem?: (problem: TimeProblem | undefined) => void;
}

/** The start or the end of an event. */
export function MomentInput({ label, allDay, edge, onProblem, ...control }: MomentInputProps) {
  const today = hanoiDay(useNow().getTime());
  if (!allDay) return <DateTimeInput {...control} {...(onProblem && { onProblem })} zone={NEWSROOM_ZONE} />;
  const momentOf = edge === 'start' ? startOfDay : endOfDay;
  return (
    <DayInput
      id={control.id}
      disabled={control.disabled}
      label={label}
      value={dayOf(control.value)}
      today={today}
      onChange={(day) => control.onChange(day === undefined ? null : momentOf(day))}
    />
  );
}
