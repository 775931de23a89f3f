import { RecoveryButton, recoveryKind } from '#web/features/articles/public-recovery-list.ts';
import { eventCopies } from '../editing/event-copies.ts';
import { openEvents } from '../editing/open-events.ts';

const kind = recoveryKind({ name: 'events', at: '/manager_event', copies: eventCopies, open: openEvents });

export function EventRecoveryButton() {
  return <RecoveryButton kind={kind} />;
}
