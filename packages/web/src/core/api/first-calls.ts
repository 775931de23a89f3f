/** A call that the page made before the console's code was there. */
interface FirstCall {
  /** With its query. */
  readonly address: string;
  readonly headers: Headers;
  readonly begun: number;
  readonly response: Promise<Response>;
}

declare global {
  var firstCalls: FirstCall[] | undefined;
}

/** Later, the answer could be out of date. */
const VALID_MS = 10_000;
/** What an answer depends on besides its address. */
const IDENTITY = ['authorization', 'project-id', 'accept-language'];

/** Makes a reading call at once; the console takes its answer instead of calling again. */
export function beginFirstCall(address: string, headers: Headers): void {
  const response = fetch(address, { headers, credentials: 'same-origin' });
  // Whoever takes the answer deals with its failure.
  response.catch(() => undefined);
  globalThis.firstCalls ??= [];
  globalThis.firstCalls.push({ address, headers, begun: performance.now(), response });
}

/**
 * The answer of the first call that equals this one, once; undefined without any. A guess that was wrong, such as
 * another project, is never taken.
 */
export function takeFirstCall(
  input: RequestInfo | URL,
  init: RequestInit = {},
): Promise<Response> | undefined {
  const begun = globalThis.firstCalls ?? [];
  if (begun.length === 0 || (init.method ?? 'GET') !== 'GET') return undefined;
  const headers = new Headers(init.headers);
  const at = begun.findIndex((call) => isSame(call, String(input), headers));
  const [call] = at < 0 ? [] : begun.splice(at, 1);
  if (call === undefined || performance.now() - call.begun > VALID_MS) return undefined;
  return unlessAborted(call.response, init.signal);
}

function isSame(call: FirstCall, address: string, headers: Headers): boolean {
  return (
    sorted(call.address) === sorted(address) &&
    IDENTITY.every((name) => call.headers.get(name) === headers.get(name))
  );
}

function sorted(address: string): string {
  const url = new URL(address, location.origin);
  url.searchParams.sort();
  return url.href;
}

async function unlessAborted(
  response: Promise<Response>,
  signal: AbortSignal | null | undefined,
): Promise<Response> {
  if (!signal) return await response;
  const aborted = Promise.withResolvers<never>();
  const abort = () => aborted.reject(signal.reason);
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort, { once: true });
  try {
    return await Promise.race([response, aborted.promise]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}
