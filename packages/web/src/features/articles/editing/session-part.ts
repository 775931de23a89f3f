import { useSyncExternalStore } from 'react';

/** As much of an open article as pages follow. */
interface Followed<State> {
  readonly get: () => State;
  readonly subscribe: (listener: () => void) => () => void;
}

export type ReadOnlyPart = Followed<{ readonly readOnly: boolean }>;

/** Re-renders only when the selected part of an open article's state changes. */
export function useSessionPart<State, Part>(session: Followed<State>, select: (state: State) => Part): Part {
  return useSyncExternalStore(session.subscribe, () => select(session.get()));
}
