import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { DateTimeInput, type TimeProblem } from '#web/ui/dates/date-time-input.tsx';
import type { QuickTime } from '#web/ui/dates/quick-time.ts';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import styles from './calendar-board.module.css';

interface MoveDialogProps {
  readonly title: string;
  readonly action: string;
  /** What the form begins with. */
  readonly time: string | null;
  readonly zone: string;
  readonly min: string | undefined;
  readonly quick: readonly QuickTime[] | undefined;
  readonly onMove: (time: string) => void;
  readonly onClose: () => void;
}

export function MoveDialog({ title, action, time, zone, min, quick = [], onMove, onClose }: MoveDialogProps) {
  const { t } = useTranslation(['calendar-board', 'ui']);
  const id = useId();
  const [next, setNext] = useState(time);
  const [problem, setProblem] = useState<TimeProblem>();
  const disabledReason = next === null ? t('noTime') : problem && t('wrongTime');
  function submit(event: FormEvent) {
    event.preventDefault();
    if (next !== null && disabledReason === undefined) onMove(next);
  }
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('ui:cancel')}</Button>
          <Button variant="main" type="submit" form={id} disabledReason={disabledReason}>
            {action}
          </Button>
        </>
      }
    >
      <form id={id} className={styles.form} onSubmit={submit}>
        <label htmlFor={`${id}-time`} className={styles.formLabel}>
          {t('newTime')}
        </label>
        <DateTimeInput
          id={`${id}-time`}
          value={next}
          onChange={setNext}
          onProblem={setProblem}
          zone={zone}
          min={min}
          quick={quick}
        />
      </form>
    </Dialog>
  );
}
