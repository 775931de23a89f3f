import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { TimeProblem } from '#web/ui/dates/date-time-input.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { MomentInput } from '../times/moment-input.tsx';
import { type ChosenTimes, endingAt, startingAt } from './chosen-times.ts';
import styles from './verb-dialog.module.css';
import type { VerbSubject } from './verb-subject.ts';

interface NewTimesProps {
  readonly planned: Pick<VerbSubject, 'startTime' | 'endTime' | 'allDay'>;
  readonly times: ChosenTimes;
  readonly onChange: (times: ChosenTimes) => void;
  readonly onProblem: (of: 'start' | 'end', problem: TimeProblem | undefined) => void;
}

/** The new start beside the new end, which keeps the length until it is chosen by hand. */
export function NewTimes({ planned, times, onChange, onProblem }: NewTimesProps) {
  const { t } = useTranslation('events');
  const id = useId();
  const { allDay } = planned;
  const startLabel = t(allDay ? 'verb.newDay' : 'verb.newTime');
  const endLabel = t(allDay ? 'verb.newLastDay' : 'verb.newEnd');
  return (
    <div className={styles.times}>
      <Stack gap={1}>
        <label htmlFor={`${id}-start`} className={textStyles.label}>
          {startLabel}
        </label>
        <MomentInput
          id={`${id}-start`}
          label={startLabel}
          allDay={allDay}
          edge="start"
          value={times.start}
          onChange={(start) => onChange(startingAt(planned, times, start))}
          onProblem={(problem) => onProblem('start', problem)}
        />
      </Stack>
      <Stack gap={1}>
        <label htmlFor={`${id}-end`} className={textStyles.label}>
          {endLabel}
        </label>
        <MomentInput
          id={`${id}-end`}
          label={endLabel}
          allDay={allDay}
          edge="end"
          value={times.end}
          onChange={(end) => onChange(endingAt(planned, times, end))}
          onProblem={(problem) => onProblem('end', problem)}
        />
      </Stack>
      <p className={textStyles.hint}>{t(times.isEndChosen ? 'verb.endChosen' : 'verb.endFollows')}</p>
    </div>
  );
}
