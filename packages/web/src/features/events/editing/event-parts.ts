// The parts of an open event that are fetched apart from its text.
import { startTransition, useEffect, useState } from 'react';
import { loadTexts } from '#web/core/i18n/i18n.ts';
import { lazyChunk } from '#web/patterns/chunk-error/lazy-chunk.tsx';
import type { EventArticle } from './event-article.ts';

export const EventInspector = lazyChunk(async () => ({
  default: (await import('./event-inspector.tsx')).EventInspector,
}));
export const EventSections = lazyChunk(async () => ({
  default: (await import('./event-sections.tsx')).EventSections,
}));
export const LockBanner = lazyChunk(async () => ({
  default: (await import('../lock/event-lock-banner.tsx')).EventLockBanner,
}));
export const EventPeople = lazyChunk(async () => ({
  default: (await import('../lock/event-people.tsx')).EventPeople,
}));
export const DraftOffer = lazyChunk(async () => {
  const [module] = await Promise.all([
    import('#web/features/articles/public-parts.ts'),
    loadTexts(['merge', 'article-compare']),
  ]);
  return { default: module.DraftOffer<EventArticle> };
});
export const MergePanel = lazyChunk(async () => {
  const [module] = await Promise.all([
    import('../merge/event-merge-panel.tsx'),
    loadTexts(['merge', 'article-compare']),
  ]);
  return { default: module.EventMergePanel };
});
export const MergedDialog = lazyChunk(async () => {
  const [module] = await Promise.all([
    import('#web/features/articles/public-merge.ts'),
    loadTexts(['merge', 'article-compare']),
  ]);
  return { default: module.MergedDialog<EventArticle> };
});

const PARTS = [EventInspector, EventSections, LockBanner, DraftOffer];

let loading: Promise<unknown> | undefined;
let areHere = false;

/** Fetches what every open event shows. What fails is fetched again where it is shown, and reported there. */
export async function preloadEditor(): Promise<void> {
  loading ??= Promise.allSettled(PARTS.map((part) => part.preload()));
  await loading;
  areHere = true;
}

/** Whether the parts can be shown without a fallback. The text is shown before. */
export function useEventParts(): boolean {
  const [areShown, setAreShown] = useState(areHere);
  useEffect(() => {
    let isOpen = true;
    void preloadEditor().then(() => {
      if (isOpen) startTransition(() => setAreShown(true));
    });
    return () => {
      isOpen = false;
    };
  }, []);
  return areShown;
}
