// The parts of an open page that are fetched apart from its text.
import { startTransition, useEffect, useState } from 'react';
import { loadTexts } from '#web/core/i18n/i18n.ts';
import { lazyChunk } from '#web/patterns/chunk-error/lazy-chunk.tsx';
import type { PageArticle } from './page-article.ts';

export const PageInspector = lazyChunk(async () => ({
  default: (await import('./page-inspector.tsx')).PageInspector,
}));
export const LockBanner = lazyChunk(async () => ({
  default: (await import('../lock/page-lock-banner.tsx')).PageLockBanner,
}));
export const PagePeople = lazyChunk(async () => ({
  default: (await import('../lock/page-people.tsx')).PagePeople,
}));
export const DraftOffer = lazyChunk(async () => {
  const [module] = await Promise.all([
    import('#web/features/articles/public-parts.ts'),
    loadTexts(['merge', 'article-compare']),
  ]);
  return { default: module.DraftOffer<PageArticle> };
});
export const MergePanel = lazyChunk(async () => {
  const [module] = await Promise.all([
    import('../merge/page-merge-panel.tsx'),
    loadTexts(['merge', 'article-compare']),
  ]);
  return { default: module.PageMergePanel };
});
export const MergedDialog = lazyChunk(async () => {
  const [module] = await Promise.all([
    import('#web/features/articles/public-merge.ts'),
    loadTexts(['merge', 'article-compare']),
  ]);
  return { default: module.MergedDialog<PageArticle> };
});

const PARTS = [PageInspector, LockBanner, DraftOffer];

let loading: Promise<unknown> | undefined;
let areHere = false;

/** Fetches what every open page shows. What fails is fetched again where it is shown, and reported there. */
export async function preloadEditor(): Promise<void> {
  loading ??= Promise.allSettled(PARTS.map((part) => part.preload()));
  await loading;
  areHere = true;
}

/** Whether the parts can be shown without a fallback. The text is shown before. */
export function usePageParts(): boolean {
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
