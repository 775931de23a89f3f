import { Suspense } from 'react';
import { loadTexts } from '#web/core/i18n/i18n.ts';
import { lazyChunk } from '#web/patterns/chunk-error/lazy-chunk.tsx';
import type { StatisticsDrawerProps } from './statistics-drawer.tsx';

const Drawer = lazyChunk(async () => {
  const [module] = await Promise.all([import('./statistics-drawer.tsx'), loadTexts(['statistics'])]);
  return { default: module.StatisticsDrawer };
});

/** Its charts are fetched when somebody opens it. */
export function LazyStatisticsDrawer(props: StatisticsDrawerProps) {
  return (
    <Suspense>
      <Drawer {...props} />
    </Suspense>
  );
}
