import { type ComponentType, type LazyExoticComponent, lazy, useEffect, useSyncExternalStore } from 'react';
import { keepTrying } from '#web/core/connection/keep-trying.ts';
import { comesLater } from '#web/core/updates/missing-parts.ts';
import { MissingPart } from './missing-part.tsx';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;
type Lazy<Props> = LazyExoticComponent<ComponentType<Props>>;

interface Waiting {
  readonly comesLater: boolean;
  readonly onTryAgain: () => void;
}

/**
 * As React's `lazy`, for a part of a page: where its code cannot be fetched the part says so in its place, and the
 * page around it, with what is typed there, stays. Once the code can be fetched the part comes by itself.
 */
export function lazyPart<Props extends object>(load: Load<Props>): Lazy<Props> {
  return lazyOr(load, MissingPart);
}

/** The same for what has no place of its own: the line under the top bar says that something is missing. */
export function lazyOverlay<Props extends object>(load: Load<Props>): Lazy<Props> {
  return lazyOr(load, Nothing);
}

function Nothing({ comesLater, onTryAgain }: Waiting) {
  useEffect(() => {
    if (comesLater) return keepTrying(onTryAgain);
  }, [comesLater, onTryAgain]);
  return null;
}

function lazyOr<Props extends object>(load: Load<Props>, instead: ComponentType<Waiting>): Lazy<Props> {
  return lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return await load();
    } catch (error) {
      return { default: untilItComes(load, instead, error) };
    }
  });
}

/** Shows `Instead` until the code has come, wherever the part stands. */
function untilItComes<Props extends object>(
  load: Load<Props>,
  Instead: ComponentType<Waiting>,
  failure: unknown,
): ComponentType<Props> {
  let Part: ComponentType<Props> | undefined;
  let last = failure;
  let isComing = false;
  const listeners = new Set<() => void>();

  async function fetchAgain(): Promise<void> {
    if (isComing) return;
    isComing = true;
    try {
      Part = (await load()).default;
    } catch (error) {
      last = error;
    }
    isComing = false;
    for (const listener of listeners) listener();
  }
  const onTryAgain = () => void fetchAgain();
  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }
  return function UntilItComes(props: Props) {
    const There = useSyncExternalStore(subscribe, () => Part);
    const waits = useSyncExternalStore(subscribe, () => comesLater(last));
    return There ? <There {...props} /> : <Instead comesLater={waits} onTryAgain={onTryAgain} />;
  };
}
