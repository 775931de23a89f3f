import { RecoveryLine, recoveryKind } from '#web/features/articles/public-recovery.ts';
import { eventCopies } from '../editing/event-copies.ts';
import { openEvents } from '../editing/open-events.ts';

const kind = recoveryKind({ name: 'events', at: '/manager_event', copies: eventCopies, open: openEvents });

/** Leads to events with unsaved text on this machine. */
export function EventRecoveryLine() {
  return <RecoveryLine kind={kind} />;
}
