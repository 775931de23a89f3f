import { AREA_RULES } from '@toasoan/contract/access/area-rules.ts';
import { canEnter } from '@toasoan/contract/access/can-enter.ts';
import { Suspense } from 'react';
import { useVisitor } from '#web/core/project/visitor.ts';
import { lazyChunk } from '#web/patterns/chunk-error/lazy-chunk.tsx';

const ContestLines = lazyChunk(async () => {
  const module = await import('./contest-lines.tsx');
  return { default: module.ContestLines };
});

/** Contests that take works or are judged, in the projects that have their pages; fetched apart. */
export function ContestCard() {
  const visitor = useVisitor();
  if (!canEnter(AREA_RULES.happy, visitor) && !canEnter(AREA_RULES['happy-2025-nghean'], visitor))
    return null;
  return (
    <Suspense>
      <ContestLines />
    </Suspense>
  );
}
