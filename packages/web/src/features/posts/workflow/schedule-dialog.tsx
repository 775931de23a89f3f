import { scheduleProblem } from '@toasoan/contract/features/posts/post-rules.ts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentProject } from '#web/core/project/current-project.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { DateTimeInput } from '#web/ui/dates/date-time-input.tsx';
import { atClock, inMinutes, type QuickTime } from '#web/ui/dates/quick-time.ts';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { NEWSROOM_ZONE } from '#web/ui/text/format-date.ts';
import styles from './schedule-dialog.module.css';

interface ScheduleDialogProps {
  readonly name: 'schedule' | 'reschedule';
  /** Names the subject: a title in quotes, or the number of posts. */
  readonly what: string;
  /** The present schedule. */
  readonly time: string | null;
  readonly onTheWay: string | undefined;
  readonly busy: boolean;
  readonly onTime: (time: string) => void;
  readonly onClose: () => void;
}

/** Sets the time of publication; the project is shown in its colour, to prevent a mistake of the site. */
export function ScheduleDialog({ name, what, time, onTheWay, busy, onTime, onClose }: ScheduleDialogProps) {
  const { t } = useTranslation(['workflow', 'ui']);
  const id = useId();
  const project = useCurrentProject();
  const [chosen, setChosen] = useState<string | null>(time);
  const [isReadable, setReadable] = useState(true);
  // The new key replaces what was typed when a shortcut is chosen.
  const [round, setRound] = useState(0);
  const problem = chosen === null ? 'none' : scheduleProblem(Date.parse(chosen), Date.now());
  function choose(next: string) {
    setChosen(next);
    setReadable(true);
    setRound(round + 1);
  }
  const quick = quickTimes(t('schedule.inAnHour'), t('schedule.tonight'), t('schedule.tomorrow'));
  return (
    <Dialog
      title={t(`schedule.${name}.title`, { what })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('ui:cancel')}</Button>
          <Button
            variant="project"
            busy={busy}
            disabledReason={problem === undefined && isReadable ? undefined : t('schedule.limits')}
            onClick={() => chosen !== null && onTime(chosen)}
          >
            {t(`transition.${name}`)}
          </Button>
        </>
      }
    >
      {project && (
        <p className={styles.project}>
          <span
            className={styles.colour}
            style={{ background: `var(--project-${project.color})` }}
            aria-hidden
          />
          {t('schedule.project', { project: project.name })}
        </p>
      )}
      {onTheWay !== undefined && <p className={styles.text}>{onTheWay}</p>}
      <div>
        <label className={styles.label} htmlFor={id}>
          {t('schedule.label')}
        </label>
        <DateTimeInput
          key={round}
          id={id}
          value={chosen}
          onChange={setChosen}
          quick={quick}
          onProblem={(found) => setReadable(found !== 'unreadable')}
        />
        <div className={styles.quick}>
          {quick.map(({ label, at }) => (
            <Button key={label} size="compact" onClick={() => choose(at(new Date(), NEWSROOM_ZONE))}>
              {label}
            </Button>
          ))}
        </div>
      </div>
    </Dialog>
  );
}

/** Tonight only while it is still to come. */
function quickTimes(inAnHour: string, tonight: string, tomorrow: string): readonly QuickTime[] {
  const evening = atClock(0, '19:00');
  const now = new Date();
  const isToCome = scheduleProblem(Date.parse(evening(now, NEWSROOM_ZONE)), now.getTime()) === undefined;
  return [
    { label: inAnHour, at: inMinutes(60) },
    ...(isToCome ? [{ label: tonight, at: evening }] : []),
    { label: tomorrow, at: atClock(1, '06:00') },
  ];
}
