import { create } from 'zustand';

/** `offline`: the server could not be reached for some seconds, whatever the browser believes of its network. */
export type ConnectionState = 'online' | 'offline';

const useConnection = create<{ readonly state: ConnectionState }>(() => ({ state: 'online' }));
const doubters = new Set<() => void>();

export const connection = {
  get: (): ConnectionState => useConnection.getState().state,
  /** Calls back after each change; gives back what ends it. */
  subscribe: (listener: (state: ConnectionState) => void): (() => void) =>
    useConnection.subscribe(({ state }, before) => {
      if (state !== before.state) listener(state);
    }),
  /** Something did not reach the server: whoever watches the connection looks at once. */
  doubt: (): void => {
    for (const look of doubters) look();
  },
};

export function useIsOffline(): boolean {
  return useConnection(({ state }) => state === 'offline');
}

/** For who watches the connection. */
export function setConnection(state: ConnectionState): void {
  if (state !== connection.get()) useConnection.setState({ state });
}

/** For who watches the connection: called at every doubt. */
export function onDoubt(look: () => void): () => void {
  doubters.add(look);
  return () => doubters.delete(look);
}
