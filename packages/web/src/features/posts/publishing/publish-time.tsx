import { scheduleProblem } from '@toasoan/contract/features/posts/post-rules.ts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { DateTimeInput } from '#web/ui/dates/date-time-input.tsx';
import { atClock, inMinutes } from '#web/ui/dates/quick-time.ts';
import textStyles from '#web/ui/layout/text.module.css';
import styles from './publish-panel.module.css';

/** Null: now. A time that cannot be read or used is `unusable`. */
export type ChosenTime = { readonly time: string } | 'now' | 'unusable';

interface PublishTimeProps {
  readonly mayNow: boolean;
  readonly mayLater: boolean;
  /** The present or last typed time; null: none yet. */
  readonly time: string | null;
  readonly chosen: ChosenTime;
  readonly zone: string;
  readonly onChoose: (chosen: ChosenTime, time: string | null) => void;
}

/** Now, or a time by the clock of the site. */
export function PublishTime({ mayNow, mayLater, time, chosen, zone, onChoose }: PublishTimeProps) {
  const { t } = useTranslation('publishing');
  const id = useId();
  // The new key replaces what was typed when a shortcut is chosen.
  const [round, setRound] = useState(0);
  const isLater = chosen !== 'now';
  function choose(next: string | null) {
    onChoose(chosenOf(next), next);
  }
  function chooseQuick(next: string) {
    choose(next);
    setRound(round + 1);
  }
  const evening = atClock(0, '20:00');
  const quick = [
    { label: t('time.inAnHour'), at: inMinutes(60) },
    { label: t('time.tonight'), at: evening },
    { label: t('time.morning'), at: atClock(1, '06:00') },
    { label: t('time.noon'), at: atClock(1, '11:30') },
  ].filter(({ at }) => chosenOf(at(new Date(), zone)) !== 'unusable');
  return (
    <fieldset className={styles.group}>
      <legend>{t('time')}</legend>
      <div className={styles.cards}>
        <label className={styles.card}>
          <input
            type="radio"
            name={id}
            checked={!isLater}
            disabled={!mayNow}
            onChange={() => onChoose('now', time)}
          />
          <span>
            <strong>{t('time.now')}</strong>
            <span className={textStyles.hint}>{t('time.nowHint')}</span>
          </span>
        </label>
        <label className={styles.card}>
          <input
            type="radio"
            name={id}
            checked={isLater}
            disabled={!mayLater}
            onChange={() => choose(time)}
          />
          <span>
            <strong>{t('time.later')}</strong>
            <span className={textStyles.hint}>{t('time.laterHint', { zone: zoneWords(zone, t) })}</span>
          </span>
        </label>
      </div>
      {mayLater && (
        <div className={styles.quick}>
          <span className={textStyles.hint}>{t('time.quick')}</span>
          {quick.map(({ label, at }) => (
            <Button key={label} size="compact" onClick={() => chooseQuick(at(new Date(), zone))}>
              {label}
            </Button>
          ))}
        </div>
      )}
      {isLater && (
        <DateTimeInput
          key={round}
          aria-label={t('time.label')}
          zone={zone}
          value={time}
          quick={quick}
          onChange={choose}
          onProblem={(problem) => problem === 'unreadable' && onChoose('unusable', time)}
        />
      )}
    </fieldset>
  );
}

/** A time is usable from a minute ahead on. */
export function chosenOf(time: string | null): ChosenTime {
  if (time === null || scheduleProblem(Date.parse(time), Date.now()) !== undefined) return 'unusable';
  return { time };
}

const NEWSROOM = 'Asia/Ho_Chi_Minh';

function zoneWords(zone: string, t: (key: 'time.zone.vn') => string): string {
  return zone === NEWSROOM ? t('time.zone.vn') : zone.replaceAll('_', ' ');
}
