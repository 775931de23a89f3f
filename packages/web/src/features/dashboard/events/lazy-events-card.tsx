import { AREA_RULES } from '@toasoan/contract/access/area-rules.ts';
import { canEnter } from '@toasoan/contract/access/can-enter.ts';
import { Suspense } from 'react';
import { useQuiet } from '#web/core/api/quiet.ts';
import { loadTexts } from '#web/core/i18n/i18n.ts';
import { useVisitor } from '#web/core/project/visitor.ts';
import { lazyChunk } from '#web/patterns/chunk-error/lazy-chunk.tsx';

const EventsCard = lazyChunk(async () => {
  const [module] = await Promise.all([import('./events-card.tsx'), loadTexts(['events', 'coverage'])]);
  return { default: module.EventsCard };
});

/** Fetched after the rest of the dashboard, by those who may see events. */
export function LazyEventsCard() {
  const mayView = canEnter(AREA_RULES.events, useVisitor());
  const isQuiet = useQuiet();
  return <Suspense>{mayView && isQuiet && <EventsCard />}</Suspense>;
}
