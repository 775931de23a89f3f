import { type ComponentType, createElement, use } from 'react';

/** A component whose code is fetched when it is first shown, or before. */
export type Preloadable<Props extends object> = ComponentType<Props> & {
  readonly preload: () => Promise<void>;
};

/** How React remembers a promise that it has seen settled: such a one does not make it wait. */
interface Seen<Value> {
  status?: 'fulfilled';
  value?: Value;
}

/**
 * What was fetched beforehand is there with the first render: React keeps a waiting picture for a third of a second
 * once it has shown one.
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
        // So that the next try asks the network again.
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
