import { useEffect } from 'react';
import { useVisitor } from '#web/core/project/visitor.ts';
import { entryTo } from '#web/core/routing/enter-route.ts';
import type { Here } from '#web/core/routing/here.ts';
import { matchRow } from '#web/core/routing/match-row.ts';
import { firstPageUnder } from '#web/core/routing/menu-model.ts';
import type { PlacedRow } from '#web/core/routing/route-row.ts';
import { isSignedIn } from '#web/core/session/auth-state.ts';
import { useAuth } from '#web/core/session/auth-store.ts';
import { useOwnAccount } from '#web/core/session/own-account.ts';
import { type SessionPhase, useSessionStatus } from '#web/core/session/session-status.ts';
import { useHeldToken } from '#web/core/session/token.ts';
import { openPanel, useOpenPanel } from './open-panel.ts';

export type Gate =
  | { readonly kind: 'wait'; readonly phase: Exclude<SessionPhase, 'ready'> }
  | { readonly kind: 'redirect'; readonly to: string; readonly from?: string }
  | { readonly kind: 'show' };

const SHOW: Gate = { kind: 'show' };
const LOADING: Gate = { kind: 'wait', phase: 'starting' };

/** The result of a visit to a path of the panel. */
export function useGate(here: Here, rows: readonly PlacedRow[]): Gate {
  const phase = useSessionStatus((status) => status.phase);
  const signedIn = useAuth(isSignedIn);
  const token = useHeldToken();
  const isIn = signedIn && token !== '' && phase === 'ready';
  const userId = useAuth((auth) => auth.userId);
  const isOpen = useOpenPanel((panel) => panel.userId !== '' && panel.userId === userId);
  const url = here.pathname + here.search;
  useEffect(() => {
    if (isIn && !isOpen) void openPanel(url);
  }, [isIn, isOpen, url]);
  const decide = useDecision(here, rows);

  if (phase !== 'ready') return { kind: 'wait', phase };
  if (isIn && !isOpen) return LOADING;
  return decide();
}

function useDecision(here: Here, rows: readonly PlacedRow[]): () => Gate {
  const auth = useAuth();
  const visitor = useVisitor();
  const token = useHeldToken();
  const hasLeft = useSessionStatus((status) => status.hasLeft);
  const isHeld = useOwnAccount((account) => account.mustChangePassword || account.mustSetUpSecondFactor);
  return () => {
    const placed = matchRow(rows, here.pathname);
    // Unknown paths and /error500 need no sign-in.
    if (!placed) return SHOW;
    const entry = entryTo(placed, { token, auth, visitor, sessionInvalid: auth.token !== token });
    if (entry === 'sign-in') return signInGate(here, hasLeft);
    if (isHeld && isSignedIn(auth)) return profileGate(here);
    if (entry === 'choose-project') return chooseGate(here);
    if (entry === 'forbidden') return forbiddenGate(here);
    return groupGate(placed, firstPageUnder(rows, placed, visitor));
  };
}

function signInGate({ pathname, search, hash }: Here, hasLeft: boolean): Gate {
  const redirect = { kind: 'redirect', to: '/login' } as const;
  return hasLeft ? redirect : { ...redirect, from: pathname + search + hash };
}

/** The list of projects remembers the page, and choosing one leads back to it. */
function chooseGate({ pathname, search, hash }: Here): Gate {
  return { kind: 'redirect', to: '/manager_project', from: pathname + search + hash };
}

/** Nothing is allowed before a required password change or the set-up of a required second factor. */
function profileGate({ pathname, search, hash }: Here): Gate {
  if (pathname === '/profile') return SHOW;
  return { kind: 'redirect', to: '/profile', from: pathname + search + hash };
}

/** After a sign-in the requested path opens if allowed, else the root. */
function forbiddenGate({ state }: Here): Gate {
  const cameFromSignIn = (state as { afterSignIn?: boolean } | null)?.afterSignIn === true;
  return cameFromSignIn ? { kind: 'redirect', to: '/' } : SHOW;
}

function groupGate({ row }: PlacedRow, firstPage: string | undefined): Gate {
  return row.page === undefined && firstPage !== undefined ? { kind: 'redirect', to: firstPage } : SHOW;
}
