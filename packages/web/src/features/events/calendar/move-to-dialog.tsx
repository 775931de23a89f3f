import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { Calendar } from '#web/ui/dates/calendar.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import type { CalendarEntry } from './calendar-entry.ts';
import { daysBetween } from './month-layout.ts';

interface MoveToDialogProps {
  readonly entry: CalendarEntry;
  readonly today: string;
  readonly onMove: (days: number) => void;
  readonly onClose: () => void;
}

/** The day that an event moves to, chosen without dragging. */
export function MoveToDialog({ entry, today, onMove, onClose }: MoveToDialogProps) {
  const { t } = useTranslation(['events', 'ui']);
  const [day, setDay] = useState(entry.first);
  const days = daysBetween(entry.first, day);
  return (
    <Dialog
      title={t('move.title', { title: entry.title })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('ui:cancel')}</Button>
          <Button
            variant="main"
            disabledReason={days === 0 ? t('move.sameDay') : undefined}
            onClick={() => onMove(days)}
          >
            {t('move.do')}
          </Button>
        </>
      }
    >
      <Calendar from={day} to={day} today={today} onPick={setDay} />
    </Dialog>
  );
}
