import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useQuiet } from '#web/core/api/quiet.ts';
import { useAuth } from '#web/core/session/auth-store.ts';

interface RecoveryLineProps {
  /** Whether this person has unsaved texts of the kind in this browser. */
  readonly hasSome: (userId: string) => Promise<boolean>;
  /** Leads to them; fetched when it is shown. */
  readonly children: ReactNode;
}

/** Leads to records with unsaved text on this machine. Most people have none and fetch nothing for it. */
export function RecoveryLine({ hasSome, children }: RecoveryLineProps) {
  const userId = useAuth((auth) => auth.userId);
  const isQuiet = useQuiet();
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (isQuiet) void hasSome(userId).then(setShown);
  }, [hasSome, isQuiet, userId]);
  return <Suspense>{isShown && children}</Suspense>;
}
