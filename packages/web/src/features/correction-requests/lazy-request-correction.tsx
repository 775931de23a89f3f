import { Suspense } from 'react';
import { loadTexts } from '#web/core/i18n/i18n.ts';
import { lazyChunk } from '#web/patterns/chunk-error/lazy-chunk.tsx';
import type { RequestCorrectionProps } from './request-correction.tsx';

const Correction = lazyChunk(async () => {
  const [module] = await Promise.all([import('./request-correction.tsx'), loadTexts(['correction'])]);
  return { default: module.RequestCorrection };
});

/** Fetched with the first request that was accepted. */
export function LazyRequestCorrection(props: RequestCorrectionProps) {
  return (
    <Suspense>
      <Correction {...props} />
    </Suspense>
  );
}
