import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../actions/button.tsx';
import { TextInput } from '../form/text-input.tsx';
import { Calendar } from './calendar.tsx';
import styles from './date-time-input.module.css';
import { type Day, dayIn } from './days.ts';
import type { QuickTime } from './quick-time.ts';
import { type Clock, instantOf, readClock, type WallTime, wallTimeIn } from './zoned-time.ts';

const DEFAULT_CLOCK = '08:00';
const STEP_MINUTES = 15;
const DAY_MINUTES = 24 * 60;

interface DateTimePickerProps {
  readonly value: string | null;
  readonly zone: string;
  readonly now: Date;
  readonly min: string | undefined;
  readonly max: string | undefined;
  readonly quick: readonly QuickTime[];
  readonly onPick: (time: string) => void;
  readonly onClose: () => void;
}

/** Content of the popover: named times, a month, and the time of day. Arrows change the time by a quarter of an hour. */
export function DateTimePicker({ value, zone, now, min, max, quick, onPick, onClose }: DateTimePickerProps) {
  const { t } = useTranslation('ui');
  const [typed, setTyped] = useState<string>();
  const today = dayIn(zone, now);
  const shown: WallTime | undefined = value === null ? undefined : wallTimeIn(zone, value);
  const clock = shown?.clock ?? DEFAULT_CLOCK;
  const wrong = typed !== undefined && readClock(typed) === undefined;
  const dayOf = (limit: string | undefined): Day | undefined =>
    limit === undefined ? undefined : wallTimeIn(zone, limit).day;

  function put(next: Partial<WallTime>) {
    onPick(instantOf({ day: shown?.day ?? today, clock, ...next }, zone));
  }
  function settle() {
    const read = typed === undefined ? undefined : readClock(typed);
    if (read === undefined) return;
    put({ clock: read });
    setTyped(undefined);
  }
  function pressed(event: KeyboardEvent) {
    if (event.key === 'Enter') {
      settle();
      if (!wrong) onClose();
    }
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    setTyped(undefined);
    put({ clock: stepped(readClock(typed ?? '') ?? clock, event.key === 'ArrowUp' ? 1 : -1) });
  }
  return (
    <div className={styles.picker}>
      {quick.length > 0 && (
        <div className={styles.quick}>
          {quick.map(({ label, at }) => (
            <Button
              key={label}
              size="compact"
              onClick={() => {
                onPick(at(new Date(), zone));
                onClose();
              }}
            >
              {label}
            </Button>
          ))}
        </div>
      )}
      <Calendar
        from={shown?.day}
        to={shown?.day}
        today={today}
        min={dayOf(min)}
        max={dayOf(max)}
        onPick={(day) => put({ day })}
      />
      <div className={styles.clock}>
        <TextInput
          aria-label={t('dateTime.clock')}
          aria-invalid={wrong || undefined}
          inputMode="numeric"
          placeholder={t('dateTime.clockFormat')}
          value={typed ?? (shown ? clock : '')}
          onChange={setTyped}
          onBlur={settle}
          onKeyDown={pressed}
        />
        <Button variant="main" onClick={onClose}>
          {t('dateTime.done')}
        </Button>
      </div>
    </div>
  );
}

/** The next quarter of an hour up or down, around midnight. */
function stepped(clock: Clock, direction: 1 | -1): Clock {
  const minutes = Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
  const quarters =
    direction > 0 ? Math.floor(minutes / STEP_MINUTES) + 1 : Math.ceil(minutes / STEP_MINUTES) - 1;
  const next = (quarters * STEP_MINUTES + DAY_MINUTES) % DAY_MINUTES;
  return [Math.floor(next / 60), next % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
