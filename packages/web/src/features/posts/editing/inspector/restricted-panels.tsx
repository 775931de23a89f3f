import { AREA_RULES } from '@toasoan/contract/access/area-rules.ts';
import { canEnter } from '@toasoan/contract/access/can-enter.ts';
import { PLACEABLE } from '@toasoan/contract/features/posts/placement/placement.ts';
import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { Suspense } from 'react';
import { useQuiet } from '#web/core/api/quiet.ts';
import { loadTexts } from '#web/core/i18n/i18n.ts';
import { useMay, useVisitor } from '#web/core/project/visitor.ts';
import { lazyChunk } from '#web/patterns/chunk-error/lazy-chunk.tsx';

const TakedownPanel = lazyChunk(async () => {
  const [module] = await Promise.all([import('../../takedown/takedown-panel.tsx'), loadTexts(['takedown'])]);
  return { default: module.TakedownPanel };
});
const PlacementPanel = lazyChunk(async () => {
  const [module] = await Promise.all([
    import('../../placement/placement-panel.tsx'),
    loadTexts(['placement']),
  ]);
  return { default: module.PlacementPanel };
});
const CorrectionPanel = lazyChunk(async () => {
  const [module] = await Promise.all([
    import('../../correction/correction-panel.tsx'),
    loadTexts(['correction']),
  ]);
  return { default: module.CorrectionPanel };
});
const RoyaltyPanel = lazyChunk(async () => {
  const [module] = await Promise.all([import('../../royalty/royalty-panel.tsx'), loadTexts(['royalty'])]);
  return { default: module.RoyaltyPanel };
});

/** Without the royalty: few people see it, and its choice of payees brings much code along. */
export async function preloadRestrictedPanels(): Promise<void> {
  await Promise.all([TakedownPanel, PlacementPanel, CorrectionPanel].map((panel) => panel.preload()));
}

/** Panels for people with the permission; for others nothing is asked. */
export function RestrictedPanels({ post }: { readonly post: Post }) {
  const mayPin = useMay('post.pin');
  const seesCases = canEnter(AREA_RULES.takedowns, useVisitor());
  const mayCorrect = useMay('post.correct');
  const maySetRoyalty = useMay('post.royalty');
  const isQuiet = useQuiet();
  return (
    <Suspense>
      {mayPin && PLACEABLE.includes(post.state) && <PlacementPanel post={post} />}
      {seesCases && <TakedownPanel post={post} />}
      {mayCorrect && <CorrectionPanel post={post} />}
      <Suspense>{maySetRoyalty && isQuiet && <RoyaltyPanel post={post} />}</Suspense>
    </Suspense>
  );
}
