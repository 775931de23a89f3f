import { AREA_RULES } from '@toasoan/contract/access/area-rules.ts';
import { canEnter } from '@toasoan/contract/access/can-enter.ts';
import { Suspense } from 'react';
import { useQuiet } from '#web/core/api/quiet.ts';
import { useVisitor } from '#web/core/project/visitor.ts';
import { lazyOverlay } from '#web/patterns/chunk-error/lazy-chunk.tsx';

const TranslationTile = lazyOverlay(async () => ({
  default: (await import('./translation-tile.tsx')).TranslationTile,
}));

/** Fetched after the rest of the dashboard, by those who see translations. */
export function LazyTranslationTile() {
  const maySee = canEnter(AREA_RULES.translations, useVisitor());
  const isQuiet = useQuiet();
  return <Suspense>{maySee && isQuiet && <TranslationTile />}</Suspense>;
}
