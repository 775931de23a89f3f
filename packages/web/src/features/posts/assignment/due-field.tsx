import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { DateTimeInput } from '#web/ui/dates/date-time-input.tsx';
import { atClock, inMinutes, type QuickTime } from '#web/ui/dates/quick-time.ts';
import { NEWSROOM_ZONE } from '#web/ui/text/format-date.ts';
import styles from './assignment.module.css';

interface DueFieldProps {
  readonly value: string | null;
  readonly onChange: (time: string | null) => void;
  readonly onReadable: (isReadable: boolean) => void;
}

/** Until when; times of the working day stand beside it by name. */
export function DueField({ value, onChange, onReadable }: DueFieldProps) {
  const { t } = useTranslation('assignment');
  const id = useId();
  // A time chosen by name takes the place of what was typed.
  const [round, setRound] = useState(0);
  const quick: readonly QuickTime[] = [
    { label: t('assign.inAnHour'), at: inMinutes(60) },
    { label: t('assign.noon'), at: atClock(0, '11:00') },
    { label: t('assign.afternoon'), at: atClock(0, '17:00') },
    { label: t('assign.tomorrow'), at: atClock(1, '09:00') },
  ];
  const now = new Date();
  const open = quick.filter(({ at }) => Date.parse(at(now, NEWSROOM_ZONE)) > now.getTime());
  function choose(next: string | null) {
    onChange(next);
    onReadable(true);
    setRound(round + 1);
  }
  return (
    <div>
      <label className={styles.label} htmlFor={id}>
        {t('assign.due')}
      </label>
      <DateTimeInput
        key={round}
        id={id}
        value={value}
        onChange={onChange}
        quick={open}
        aria-describedby={`${id}-hint`}
        onProblem={(found) => onReadable(found !== 'unreadable')}
      />
      <div className={styles.quick}>
        {open.map(({ label, at }) => (
          <Button key={label} size="compact" onClick={() => choose(at(new Date(), NEWSROOM_ZONE))}>
            {label}
          </Button>
        ))}
        {value !== null && (
          <Button size="compact" variant="quiet" onClick={() => choose(null)}>
            {t('assign.noDue')}
          </Button>
        )}
      </div>
      <p id={`${id}-hint`} className={styles.hint}>
        {t('assign.dueHint')}
      </p>
    </div>
  );
}
