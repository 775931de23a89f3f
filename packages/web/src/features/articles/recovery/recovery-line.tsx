import { Suspense, useEffect, useState } from 'react';
import { useQuiet } from '#web/core/api/quiet.ts';
import { loadTexts } from '#web/core/i18n/i18n.ts';
import { useAuth } from '#web/core/session/auth-store.ts';
import { lazyChunk } from '#web/patterns/chunk-error/lazy-chunk.tsx';
import type { RecoveryKind } from './recovery-kind.ts';

const RecoveryButton = lazyChunk(async () => {
  const [module] = await Promise.all([import('./recovery-button.tsx'), loadTexts(['recovery'])]);
  return { default: module.RecoveryButton };
});

/** Leads to records with unsaved text on this machine. Most people have none and fetch nothing for it. */
export function RecoveryLine({ kind }: { readonly kind: RecoveryKind }) {
  const userId = useAuth((auth) => auth.userId);
  const isQuiet = useQuiet();
  const [hasSome, setHasSome] = useState(false);
  useEffect(() => {
    if (isQuiet) void kind.hasSome(userId).then(setHasSome);
  }, [kind, isQuiet, userId]);
  return <Suspense>{hasSome && <RecoveryButton kind={kind} />}</Suspense>;
}
