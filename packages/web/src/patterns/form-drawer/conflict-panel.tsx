import { type ComponentType, Suspense } from 'react';
import { lazyChunk } from '../chunk-error/lazy-chunk.tsx';
import type { ConflictProps } from './conflict-choice.tsx';
import type { SavedRecord } from './record-form.ts';

const Choice = lazyChunk(async () => ({ default: (await import('./conflict-choice.tsx')).ConflictChoice }));

/** Somebody else saved first: nothing is lost, the person chooses. Rare, so its code comes when it happens. */
export function ConflictPanel<Saved extends SavedRecord, Values extends object>(
  props: ConflictProps<Saved, Values>,
) {
  // A value has no type parameters: it is the same component for every record.
  const Shown = Choice as unknown as ComponentType<ConflictProps<Saved, Values>>;
  return (
    <Suspense>
      <Shown {...props} />
    </Suspense>
  );
}
