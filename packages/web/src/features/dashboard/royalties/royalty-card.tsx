import { AREA_RULES } from '@toasoan/contract/access/area-rules.ts';
import { canEnter } from '@toasoan/contract/access/can-enter.ts';
import { Suspense } from 'react';
import { useVisitor } from '#web/core/project/visitor.ts';
import { lazyChunk } from '#web/patterns/chunk-error/lazy-chunk.tsx';

const RoyaltyLines = lazyChunk(async () => {
  const module = await import('./royalty-lines.tsx');
  return { default: module.RoyaltyLines };
});

/** Months of royalties that wait, for those who keep them; fetched apart, because few people do. */
export function RoyaltyCard() {
  const keepsRoyalties = canEnter(AREA_RULES['royalty-sheets'], useVisitor());
  if (!keepsRoyalties) return null;
  return (
    <Suspense>
      <RoyaltyLines />
    </Suspense>
  );
}
