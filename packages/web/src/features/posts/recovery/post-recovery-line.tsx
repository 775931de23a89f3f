import { loadTexts } from '#web/core/i18n/i18n.ts';
import { RecoveryLine } from '#web/features/articles/public-recovery.ts';
import { lazyChunk } from '#web/patterns/chunk-error/lazy-chunk.tsx';
import { postCopies } from '../autosave/local-drafts.ts';

const Button = lazyChunk(async () => {
  const [module] = await Promise.all([import('./post-recovery-button.tsx'), loadTexts(['recovery'])]);
  return { default: module.PostRecoveryButton };
});

/** Leads to posts with unsaved text on this machine. */
export function PostRecoveryLine() {
  return (
    <RecoveryLine hasSome={postCopies.hasSome}>
      <Button />
    </RecoveryLine>
  );
}
