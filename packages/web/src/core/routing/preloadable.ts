import { type ComponentType, createElement, startTransition, use, useEffect, useState } from 'react';

/** A component whose code is fetched when it is first shown, or earlier by `preload`. */
export type Preloadable<Props extends object> = ComponentType<Props> & {
  readonly preload: () => Promise<void>;
  /** Whether it would render without waiting. */
  readonly isLoaded: () => boolean;
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
  // biome-ignore lint/nursery/noComponentHookFactories: called once per page, when its module is loaded.
  function Preloaded(props: Props) {
    return createElement(use(fetched()), props);
  }
  return Object.assign(Preloaded, {
    preload: async () => {
      await fetched();
    },
    isLoaded: () => pending?.status === 'fulfilled',
  });
}

/** What can be said about a page: one that is there with the frame needs no loading. */
export type LoadablePage = ComponentType & Partial<Pick<Preloadable<object>, 'preload' | 'isLoaded'>>;

/**
 * Whether the code of a page is there; fetches it otherwise. Who shows a waiting page until then can replace it at
 * once, whereas React keeps a fallback for 300 ms. @throws during rendering what the fetch has thrown.
 */
export function useLoaded(page: LoadablePage): boolean {
  const [fetched, setFetched] = useState<{ readonly page: LoadablePage; readonly failure?: unknown }>();
  const isLoaded = page.isLoaded?.() ?? true;
  useEffect(() => {
    if (isLoaded) return;
    let isWanted = true;
    const end = (failure?: unknown) => {
      if (isWanted) startTransition(() => setFetched({ page, failure }));
    };
    page.preload?.().then(() => end(), end);
    return () => {
      isWanted = false;
    };
  }, [page, isLoaded]);
  if (!isLoaded && fetched?.page === page && fetched.failure !== undefined) throw fetched.failure;
  return isLoaded;
}
