import { create } from 'zustand';
import { emptyStores } from './leaving.ts';

/**
 * - `starting`: `me` has not answered yet
 * - `ready`: it is known who is signed in, if anybody
 * - `failed`: `me` could not be asked; the session is kept and the person may try again
 * - `elsewhere`: another browser tab is in the middle of a sign-in
 */
export type SessionPhase = 'starting' | 'ready' | 'failed' | 'elsewhere';

interface SessionStatus {
  readonly phase: SessionPhase;
  /** Whose pages are open or put away, '' while there are none. */
  readonly pagesOf: string;
  /** Another one whenever all that is open has to go, because another person comes or this one left for good. */
  readonly epoch: number;
  /** The person chose to sign out: the next one is not led to the page left. */
  readonly hasLeft: boolean;
}

export const useSessionStatus = create<SessionStatus>(() => ({
  phase: 'starting',
  pagesOf: '',
  epoch: 0,
  hasLeft: false,
}));

/** Pages put away by −18, −20 or another browser tab come back for the same person and go for another. */
export function openPagesFor(userId: string): void {
  const { pagesOf } = useSessionStatus.getState();
  if (pagesOf !== '' && pagesOf !== userId) dropPages();
  useSessionStatus.setState({ pagesOf: userId, hasLeft: false });
}

/** Everything of the person who was here goes. */
export function dropPages(): void {
  emptyStores();
  useSessionStatus.setState(({ epoch }) => ({ pagesOf: '', epoch: epoch + 1, hasLeft: true }));
}
