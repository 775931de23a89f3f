import { CalendarClock } from 'lucide-react';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../actions/icon-button.tsx';
import type { Control } from '../form/control.ts';
import { TextInput } from '../form/text-input.tsx';
import { isComposing } from '../hooks/is-typing.ts';
import textStyles from '../layout/text.module.css';
import { OptionPopover } from '../select/option-popover.tsx';
import { NEWSROOM_ZONE } from '../text/format-date.ts';
import { useNow } from '../text/use-now.ts';
import styles from './date-time-input.module.css';
import { DateTimePicker } from './date-time-picker.tsx';
import { dayIn } from './days.ts';
import type { QuickTime } from './quick-time.ts';
import { instantOf, isWholeDateTime, readDateTime, showDateTime, wallTimeIn } from './zoned-time.ts';

/** What is wrong with the text in the input. */
export type TimeProblem = 'unreadable' | 'early' | 'late';

/** Text as typed; a value from elsewhere replaces it. */
interface Typed {
  readonly text: string;
  /** The value that the text belongs to. */
  readonly beside: string | null;
  readonly isUnreadable: boolean;
}

interface DateTimeInputProps extends Control<string | null> {
  /** Needed unless a label points at `id`. */
  readonly 'aria-label'?: string;
  readonly zone?: string | undefined;
  /** ISO 8601, both included. */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly quick?: readonly QuickTime[];
  /** Called whenever the problem changes. */
  readonly onProblem?: (problem: TimeProblem | undefined) => void;
}

/**
 * DD/MM/YYYY HH:mm by the clock of a zone, typed or picked; the value is an instant in ISO 8601.
 * Unreadable text stays and leaves the value unchanged. A time outside the limits becomes the value and is marked.
 */
export function DateTimeInput(props: DateTimeInputProps) {
  const { value, onChange, onBlur, zone = NEWSROOM_ZONE, min, max, quick = [], onProblem, ...rest } = props;
  const { t } = useTranslation('ui');
  const popoverId = useId();
  const problemId = useId();
  const [latest, setLatest] = useState<Typed>();
  const now = useNow();
  const today = dayIn(zone, now);

  const typed = latest?.beside === value ? latest : undefined;
  const problem = typed?.isUnreadable ? 'unreadable' : outsideLimits(value, min, max);
  const notify = useEffectEvent((next: TimeProblem | undefined) => onProblem?.(next));
  useEffect(() => void notify(problem), [problem]);

  function put(next: string | null) {
    if (next !== value) onChange(next);
  }
  function type(text: string) {
    const time = isWholeDateTime(text) ? readDateTime(text, today) : undefined;
    const next = time ? instantOf(time, zone) : value;
    setLatest({ text, beside: next, isUnreadable: !time && (typed?.isUnreadable ?? false) });
    put(next);
  }
  function settle() {
    if (!typed) return;
    const time = readDateTime(typed.text, today);
    if (typed.text.trim() !== '' && !time) {
      setLatest({ ...typed, isUnreadable: true });
      return;
    }
    setLatest(undefined);
    put(time ? instantOf(time, zone) : null);
  }
  function pick(next: string) {
    setLatest(undefined);
    put(next);
  }
  const limit = problem === 'early' ? min : max;
  return (
    <span className={styles.field}>
      <OptionPopover
        id={popoverId}
        kind="dialog"
        label={t('dateTime.pick')}
        trigger={(trigger) => (
          <TextInput
            {...rest}
            value={typed?.text ?? (value ? showDateTime(wallTimeIn(zone, value)) : '')}
            onChange={type}
            onBlur={() => {
              settle();
              onBlur?.();
            }}
            onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
              if (event.key === 'Enter' && !isComposing(event.nativeEvent)) settle();
              if (event.key === 'ArrowDown' && event.altKey) trigger.onKeyDown(event);
            }}
            placeholder={t('dateTime.format')}
            aria-invalid={problem ? true : rest['aria-invalid']}
            aria-describedby={
              [rest['aria-describedby'], problem && problemId].filter(Boolean).join(' ') || undefined
            }
            after={
              <IconButton
                {...trigger}
                size="compact"
                icon={<CalendarClock size={16} />}
                label={t('dateTime.pick')}
                disabledReason={rest.disabled ? t('dateTime.fixed') : undefined}
              />
            }
          />
        )}
      >
        {(close) => (
          <DateTimePicker
            value={value}
            zone={zone}
            now={now}
            min={min}
            max={max}
            quick={quick}
            onPick={pick}
            onClose={close}
          />
        )}
      </OptionPopover>
      {problem && (
        <span id={problemId} role="alert" className={textStyles.problem}>
          {t(`dateTime.${problem}`, {
            limit: limit === undefined ? '' : showDateTime(wallTimeIn(zone, limit)),
          })}
        </span>
      )}
    </span>
  );
}

function outsideLimits(time: string | null, min?: string, max?: string): TimeProblem | undefined {
  if (time === null) return undefined;
  if (min !== undefined && Date.parse(time) < Date.parse(min)) return 'early';
  return max !== undefined && Date.parse(time) > Date.parse(max) ? 'late' : undefined;
}
