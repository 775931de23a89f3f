import { type ComponentType, useEffect, useSyncExternalStore } from 'react';
import { keepTrying } from '#web/core/connection/keep-trying.ts';
import { type Preloadable, preloadable } from '#web/core/routing/preloadable.ts';
import { isRetryable } from '#web/core/updates/watch-chunk-errors.ts';
import { ChunkErrorNotice } from './chunk-error-notice.tsx';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

interface FallbackProps {
  readonly isRetryable: boolean;
  readonly onTryAgain: () => void;
}

/**
 * The code of one component of a page, fetched when it is first shown or preloaded. If it cannot be fetched, the
 * component shows a notice in its place; the page around it keeps its state. Once the code can be fetched, the
 * component replaces the notice.
 */
export function lazyChunk<Props extends object>(load: Load<Props>): Preloadable<Props> {
  return lazyOr(load, ChunkErrorNotice);
}

/** The same for an overlay: it shows nothing in its place, because the line under the top bar reports the failure. */
export function lazyOverlay<Props extends object>(load: Load<Props>): Preloadable<Props> {
  return lazyOr(load, Nothing);
}

function Nothing({ isRetryable, onTryAgain }: FallbackProps) {
  useEffect(() => {
    if (isRetryable) return keepTrying(onTryAgain);
  }, [isRetryable, onTryAgain]);
  return null;
}

function lazyOr<Props extends object>(
  load: Load<Props>,
  instead: ComponentType<FallbackProps>,
): Preloadable<Props> {
  const Shown = preloadable(async () => {
    try {
      return (await load()).default;
    } catch (error) {
      return untilLoaded(load, instead, error);
    }
  });
  const { preload } = Shown;
  return Object.assign(Shown, {
    /** A failure is no answer for later: the component tries again when it is shown. */
    preload: async () => {
      await load();
      await preload();
    },
  });
}

/** Shows `Instead` until the code has loaded. */
function untilLoaded<Props extends object>(
  load: Load<Props>,
  Instead: ComponentType<FallbackProps>,
  failure: unknown,
): ComponentType<Props> {
  let Loaded: ComponentType<Props> | undefined;
  let last = failure;
  let isLoading = false;
  const listeners = new Set<() => void>();

  async function fetchAgain(): Promise<void> {
    if (isLoading) return;
    isLoading = true;
    try {
      Loaded = (await load()).default;
    } catch (error) {
      last = error;
    }
    isLoading = false;
    for (const listener of listeners) listener();
  }
  const onTryAgain = () => void fetchAgain();
  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }
  return function UntilLoaded(props: Props) {
    const Component = useSyncExternalStore(subscribe, () => Loaded);
    const waits = useSyncExternalStore(subscribe, () => isRetryable(last));
    return Component ? <Component {...props} /> : <Instead isRetryable={waits} onTryAgain={onTryAgain} />;
  };
}
