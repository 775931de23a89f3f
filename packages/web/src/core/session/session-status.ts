import type { SessionOver } from '@toasoan/contract/core/envelope.ts';
import { create } from 'zustand';
import { emptyStores } from './leaving.ts';

/**
 * - `starting`: `me` has not responded yet
 * - `ready`: it is known whether and as whom the user is signed in
 * - `failed`: `me` could not be read; the session is kept and the user may try again
 * - `elsewhere`: another browser tab is in the middle of a sign-in
 */
export type SessionPhase = 'starting' | 'ready' | 'failed' | 'elsewhere';

/** Why this browser tab is signed out, as the sign-in page says it; '' for no reason to name. */
export type SignedOutBecause = SessionOver | 'signed-out-elsewhere' | 'removed' | 'ended' | '';

interface SessionStatus {
  readonly phase: SessionPhase;
  /** The user whose pages are open or suspended, '' while there are none. */
  readonly pagesOf: string;
  /** A new value whenever every open page has to go: another user signs in, or this one has signed out. */
  readonly epoch: number;
  /** The user signed out by choice: the next one is not led to the previous page. */
  readonly hasLeft: boolean;
  readonly signedOutBecause: SignedOutBecause;
}

export const useSessionStatus = create<SessionStatus>(() => ({
  phase: 'starting',
  pagesOf: '',
  epoch: 0,
  hasLeft: false,
  signedOutBecause: '',
}));

/** Pages suspended by −18, −20 or another browser tab return for the same user and are dropped for another. */
export function openPagesFor(userId: string): void {
  const { pagesOf } = useSessionStatus.getState();
  if (pagesOf !== '' && pagesOf !== userId) dropPages();
  useSessionStatus.setState({ pagesOf: userId, hasLeft: false });
}

/** Removes everything of the previous user. */
export function dropPages(): void {
  emptyStores();
  useSessionStatus.setState(({ epoch }) => ({ pagesOf: '', epoch: epoch + 1, hasLeft: true }));
}
