import { type ReactNode, Suspense, useState } from 'react';
import { loadTexts } from '#web/core/i18n/i18n.ts';
import { useMay } from '#web/core/project/visitor.ts';
import { lazyChunk } from '#web/patterns/chunk-error/lazy-chunk.tsx';
import type { Assignable } from './assign-dialog.tsx';

const AssignDialog = lazyChunk(async () => {
  const [module] = await Promise.all([import('./assign-dialog.tsx'), loadTexts(['assignment', 'patterns'])]);
  return { default: module.AssignDialog };
});

interface AskAssign {
  readonly mayAssign: (post: Pick<Assignable, 'state'>) => boolean;
  readonly ask: (post: Assignable) => void;
  /** Render it beside the control that opens the dialog. */
  readonly dialog: ReactNode;
}

/** Assigning posts while editors hold them, for people who may do so and may search colleagues. */
export function useAskAssign(): AskAssign {
  const [asked, setAsked] = useState<Assignable>();
  const mayForward = useMay('post.forward');
  const mayFind = useMay('user.view');
  return {
    mayAssign: ({ state }) => mayForward && mayFind && (state === 'SUBMITTED' || state === 'EDITING'),
    ask: setAsked,
    dialog: asked && (
      <Suspense>
        <AssignDialog key={asked.id} post={asked} onClose={() => setAsked(undefined)} />
      </Suspense>
    ),
  };
}
