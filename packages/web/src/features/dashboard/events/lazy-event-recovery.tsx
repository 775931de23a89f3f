import { Suspense } from 'react';
import { useQuiet } from '#web/core/api/quiet.ts';
import { lazyOverlay } from '#web/patterns/chunk-error/lazy-chunk.tsx';

const EventRecoveryLine = lazyOverlay(async () => ({
  default: (await import('#web/features/events/public-recovery.ts')).EventRecoveryLine,
}));

/** Leads to events with unsaved text on this machine; fetched after the rest of the dashboard. */
export function LazyEventRecovery() {
  const isQuiet = useQuiet();
  return <Suspense>{isQuiet && <EventRecoveryLine />}</Suspense>;
}
