import { loadTexts } from '#web/core/i18n/i18n.ts';
import { RecoveryLine } from '#web/features/articles/public-recovery.ts';
import { lazyChunk } from '#web/patterns/chunk-error/lazy-chunk.tsx';
import { eventCopies } from '../editing/event-copies.ts';

const Button = lazyChunk(async () => {
  const [module] = await Promise.all([import('./event-recovery-button.tsx'), loadTexts(['recovery'])]);
  return { default: module.EventRecoveryButton };
});

/** Leads to events with unsaved text on this machine. */
export function EventRecoveryLine() {
  return (
    <RecoveryLine hasSome={eventCopies.hasSome}>
      <Button />
    </RecoveryLine>
  );
}
