import { type ComponentType, createElement, use } from 'react';

/** A component whose code is fetched when it is first shown, or earlier by `preload`. */
export type Preloadable<Props extends object> = ComponentType<Props> & {
  readonly preload: () => Promise<void>;
};

/** How React marks a promise that it has seen settled: `use` does not suspend on it. */
interface Seen<Value> {
  status?: 'fulfilled';
  value?: Value;
}

/**
 * A preloaded component appears with the first render. Without that, React shows the fallback for at least a third of
 * a second once it has shown it.
 */
export function preloadable<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): Preloadable<Props> {
  type Fetching = Promise<ComponentType<Props>> & Seen<ComponentType<Props>>;
  let pending: Fetching | undefined;
  function fetched(): Promise<ComponentType<Props>> {
    if (pending !== undefined) return pending;
    const fetching: Fetching = load();
    pending = fetching;
    fetching.then(
      (value) => Object.assign(fetching, { status: 'fulfilled', value }),
      () => {
        // The next attempt requests it from the network again.
        if (pending === fetching) pending = undefined;
      },
    );
    return fetching;
  }
  // biome-ignore lint/correctness/noComponentHookFactories: called once per page, when its module is loaded.
  function Preloaded(props: Props) {
    return createElement(use(fetched()), props);
  }
  return Object.assign(Preloaded, {
    preload: async () => {
      await fetched();
    },
  });
}
