import type { ComponentType } from 'react';
import { loadTexts } from '#web/core/i18n/i18n.ts';
import { type Preloadable, preloadable } from './preloadable.ts';

interface LazyPageOptions<Module> {
  /** Text namespaces fetched in parallel with the code, so that the page appears at once. */
  readonly texts?: readonly string[];
  /**
   * The reading calls that the page makes first, as `/path/{id}?limit=50`; only what differs from the call's defaults is
   * named. A fresh console makes them before the page's code is there.
   */
  readonly calls?: readonly string[];
  /** Runs with the page's code, before the page is shown; it waits for a promise, whatever becomes of that. */
  readonly whenLoaded?: (module: Module) => unknown;
}

/**
 * A page whose code is fetched when it is first shown. Assign it to one constant: rows that share the constant share
 * the mounted page, so that a create page can become an edit page.
 */
export function lazyPage<Name extends string, Module extends Readonly<Record<Name, ComponentType>>>(
  load: () => Promise<Module>,
  name: Name,
  { texts = [], whenLoaded }: LazyPageOptions<Module> = {},
): Preloadable<object> {
  return preloadable(async () => {
    const loading = load();
    const prepared = whenLoaded && loading.then(whenLoaded).catch(() => undefined);
    const [module] = await Promise.all([loading, loadTexts(texts), prepared]);
    return module[name];
  });
}
