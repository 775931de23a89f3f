import { type ComponentProps, Suspense } from 'react';
import { loadTexts } from '#web/core/i18n/i18n.ts';
import { lazyChunk } from '#web/patterns/chunk-error/lazy-chunk.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import type { TakeOver as Loaded } from './take-over.tsx';

// No list needs it before somebody deletes an account.
const TakeOverChunk = lazyChunk(async () => {
  const [{ TakeOver: Shown }] = await Promise.all([import('./take-over.tsx'), loadTexts(['take-over'])]);
  return { default: Shown };
});

/** What names an account that is to be deleted, and who takes it over. */
export function TakeOver(props: ComponentProps<typeof Loaded>) {
  return (
    <Suspense fallback={<Skeleton height="72px" />}>
      <TakeOverChunk {...props} />
    </Suspense>
  );
}
