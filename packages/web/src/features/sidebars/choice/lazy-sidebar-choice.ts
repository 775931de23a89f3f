import { loadTexts } from '#web/core/i18n/i18n.ts';
import { lazyChunk } from '#web/patterns/chunk-error/lazy-chunk.tsx';

/** The choice with its texts, fetched on first use. */
export const LazySidebarChoice = lazyChunk(async () => {
  const [{ SidebarChoice }] = await Promise.all([import('./sidebar-choice.tsx'), loadTexts(['sidebars'])]);
  return { default: SidebarChoice };
});
