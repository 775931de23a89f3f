// The parts of an open post that are fetched apart from its text. The build lists the same ones (chunk-groups.ts).
import { startTransition, useEffect, useState } from 'react';
import { loadTexts } from '#web/core/i18n/i18n.ts';
import { lazyChunk } from '#web/patterns/chunk-error/lazy-chunk.tsx';
import { preloadNotes } from '../notes/post-notes.tsx';
import { preloadRestrictedPanels } from './inspector/restricted-panels.tsx';
import type { PostArticle } from './post-article.ts';

export const PostInspector = lazyChunk(async () => {
  const [module] = await Promise.all([import('./inspector/post-inspector.tsx'), loadTexts(['notes'])]);
  return { default: module.PostInspector };
});
export const LoadPostFiles = lazyChunk(async () => ({
  default: (await import('./files/load-post-files.ts')).LoadPostFiles,
}));
export const PendingNotice = lazyChunk(async () => ({
  default: (await import('./pending-notice.tsx')).PendingNotice,
}));
export const LockBanner = lazyChunk(async () => ({
  default: (await import('../lock/post-lock-banner.tsx')).PostLockBanner,
}));
export const ReasonBanner = lazyChunk(async () => ({
  default: (await import('../workflow/reason-banner.tsx')).ReasonBanner,
}));
export const TypeFields = lazyChunk(async () => ({
  default: (await import('./type-fields/type-fields.tsx')).TypeFields,
}));
export const SimilarTitles = lazyChunk(async () => ({
  default: (await import('../similar/similar-titles.tsx')).SimilarTitles,
}));
export const DraftOffer = lazyChunk(async () => {
  const [module] = await Promise.all([
    import('#web/features/articles/public-parts.ts'),
    loadTexts(['merge', 'article-compare']),
  ]);
  return { default: module.DraftOffer<PostArticle> };
});
export const MergePanel = lazyChunk(async () => {
  const [module] = await Promise.all([
    import('../merge/post-merge-panel.tsx'),
    loadTexts(['merge', 'article-compare']),
  ]);
  return { default: module.PostMergePanel };
});
export const MergedDialog = lazyChunk(async () => {
  const [module] = await Promise.all([
    import('#web/features/articles/public-merge.ts'),
    loadTexts(['merge', 'article-compare']),
  ]);
  return { default: module.MergedDialog<PostArticle> };
});
export const CorrectionText = lazyChunk(async () => {
  const [module] = await Promise.all([
    import('../correction/correction-text.tsx'),
    loadTexts(['correction']),
  ]);
  return { default: module.CorrectionText };
});

/** The parts that every open post shows. */
const PARTS = [
  PostInspector,
  LoadPostFiles,
  LockBanner,
  TypeFields,
  SimilarTitles,
  DraftOffer,
  PendingNotice,
];

let loading: Promise<unknown> | undefined;
let areHere = false;

/** Fetches what every open post shows. What fails is fetched again where it is shown, and reported there. */
export async function preloadEditor(): Promise<void> {
  loading ??= Promise.allSettled([
    ...PARTS.map((part) => part.preload()),
    preloadNotes(),
    preloadRestrictedPanels(),
  ]);
  await loading;
  areHere = true;
}

/**
 * Whether the parts can be shown without a fallback: React would show that for a third of a second. The text is shown
 * before.
 */
export function useEditorParts(): boolean {
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
