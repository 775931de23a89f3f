import type { CoverageKind } from '@toasoan/contract/features/events/coverage/coverage.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { showDay } from '#web/ui/dates/days.ts';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { CoverageList } from './coverage-list.tsx';

interface CoverageDialogProps {
  readonly eventId: string;
  readonly title: string;
  /** The date meant; null: the event as a whole. */
  readonly day: string | null;
  /** Opens with the form of a new piece of this kind. */
  readonly adds?: CoverageKind | undefined;
  /** Opens with the form of this piece. */
  readonly opens?: string | undefined;
  readonly onClose: () => void;
}

/** The coverage of an event, from a list or the board of the next hours. */
export function CoverageDialog({ eventId, title, day, adds, opens, onClose }: CoverageDialogProps) {
  const { t } = useTranslation(['coverage', 'ui']);
  return (
    <Dialog
      title={t(day === null ? 'dialog' : 'dialogOfDay', { title, day: day && showDay(day) })}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('ui:close')}</Button>}
    >
      <CoverageList eventId={eventId} day={day} adds={adds} opens={opens} />
    </Dialog>
  );
}
