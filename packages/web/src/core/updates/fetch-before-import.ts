import { fetchChunk } from '#web/core/api/fetch-chunk.ts';
import { ChunkError } from './chunk-error.ts';

const PRELOAD_FAILED = 'vite:preloadError';

/** Named in the head of the page, so already requested. */
const IN_THE_HEAD = 'script[type=module][src], link[rel=modulepreload], link[rel=stylesheet]';

/** Files of the console that are loaded or loading, by address. */
const files = new Map(
  [...document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>(IN_THE_HEAD)].map(
    (element): [string, Promise<void>] => ['src' in element ? element.src : element.href, Promise.resolve()],
  ),
);

/**
 * Wraps every `import()` of the built console in place of Vite's own helper. A browser never requests a module again
 * after its import failed, so each file is fetched first: a failed fetch can be retried.
 */
export async function fetchBeforeImport<Module>(
  load: () => Promise<Module>,
  names: readonly string[] = [],
): Promise<Module> {
  try {
    await Promise.all(names.map((name) => loadFile(new URL(name, window.origin).href)));
    return await load();
  } catch (payload) {
    window.dispatchEvent(Object.assign(new Event(PRELOAD_FAILED), { payload }));
    throw payload;
  }
}

/** @throws ChunkError */
function loadFile(address: string): Promise<void> {
  const known = files.get(address);
  if (known) return known;
  const loading = address.endsWith('.css') ? loadStyle(address) : fetchChunk(address);
  files.set(address, loading);
  loading.catch(() => files.delete(address));
  return loading;
}

async function loadStyle(address: string): Promise<void> {
  await fetchChunk(address);
  const link = Object.assign(document.createElement('link'), {
    rel: 'stylesheet',
    crossOrigin: '',
    href: address,
  });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  link.onload = () => resolve();
  link.onerror = () => {
    link.remove();
    reject(new ChunkError(address, { isGone: false }));
  };
  document.head.append(link);
  await promise;
}
