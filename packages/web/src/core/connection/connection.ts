import { create } from 'zustand';

/** `offline`: the server was unreachable for some seconds, whatever the browser reports. */
export type ConnectionState = 'online' | 'offline';

const useConnection = create<{ readonly state: ConnectionState }>(() => ({ state: 'online' }));
const doubters = new Set<() => void>();

export const connection = {
  get: (): ConnectionState => useConnection.getState().state,
  /** Calls back after each change; returns the unsubscribe function. */
  subscribe: (listener: (state: ConnectionState) => void): (() => void) =>
    useConnection.subscribe(({ state }, before) => {
      if (state !== before.state) listener(state);
    }),
  /** A request did not reach the server: the watcher checks the connection at once. */
  doubt: (): void => {
    for (const look of doubters) look();
  },
};

export function useIsOffline(): boolean {
  return useConnection(({ state }) => state === 'offline');
}

/** For the watcher of the connection. */
export function setConnection(state: ConnectionState): void {
  if (state !== connection.get()) useConnection.setState({ state });
}

/** For the watcher of the connection: called at every doubt. */
export function onDoubt(look: () => void): () => void {
  doubters.add(look);
  return () => doubters.delete(look);
}
