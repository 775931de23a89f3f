import { fetchPart } from '#web/core/api/fetch-part.ts';
import { PartMissing } from './part-missing.ts';

const PRELOAD_FAILED = 'vite:preloadError';

/** Files of the console by address that are here or on their way. */
const files = new Map(
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload], link[rel=stylesheet]')].map(
    ({ href }): [string, Promise<void>] => [href, Promise.resolve()],
  ),
);

/**
 * Stands around every `import()` of the built console in place of Vite's own helper. A browser never asks again for a
 * module that once failed to come, so each file is fetched first: what cannot be fetched now can be later.
 */
export async function fetchBeforeImport<Module>(
  load: () => Promise<Module>,
  names: readonly string[] = [],
): Promise<Module> {
  try {
    await Promise.all(names.map((name) => bring(new URL(name, window.origin).href)));
    return await load();
  } catch (payload) {
    window.dispatchEvent(Object.assign(new Event(PRELOAD_FAILED), { payload }));
    throw payload;
  }
}

/** @throws PartMissing */
function bring(address: string): Promise<void> {
  const known = files.get(address);
  if (known) return known;
  const coming = address.endsWith('.css') ? loadStyle(address) : fetchPart(address);
  files.set(address, coming);
  coming.catch(() => files.delete(address));
  return coming;
}

async function loadStyle(address: string): Promise<void> {
  await fetchPart(address);
  const link = Object.assign(document.createElement('link'), {
    rel: 'stylesheet',
    crossOrigin: '',
    href: address,
  });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  link.onload = () => resolve();
  link.onerror = () => {
    link.remove();
    reject(new PartMissing(address, { isGone: false }));
  };
  document.head.append(link);
  await promise;
}
