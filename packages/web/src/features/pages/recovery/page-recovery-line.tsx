import { loadTexts } from '#web/core/i18n/i18n.ts';
import { RecoveryLine } from '#web/features/articles/public-recovery.ts';
import { lazyChunk } from '#web/patterns/chunk-error/lazy-chunk.tsx';
import { pageCopies } from '../editing/page-copies.ts';

const Button = lazyChunk(async () => {
  const [module] = await Promise.all([import('./page-recovery-button.tsx'), loadTexts(['recovery'])]);
  return { default: module.PageRecoveryButton };
});

/** Leads to pages with unsaved text on this machine. */
export function PageRecoveryLine() {
  return (
    <RecoveryLine hasSome={pageCopies.hasSome}>
      <Button />
    </RecoveryLine>
  );
}
