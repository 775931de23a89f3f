/** A call that the page made before the console's code was there. */
interface FirstCall {
  /** With its query. */
  readonly address: string;
  readonly headers: Headers;
  readonly begun: number;
  readonly response: Promise<Response>;
  /** Once it is here. */
  arrived?: { readonly ok: boolean; readonly text: string };
}

declare global {
  var firstCalls: FirstCall[] | undefined;
}

/** Later, the answer could be out of date. */
const VALID_MS = 10_000;
/** What an answer depends on besides its address. */
const IDENTITY = ['authorization', 'project-id', 'accept-language', 'view-as'];

/** Makes a reading call at once; the console takes its answer instead of calling again. */
export function beginFirstCall(address: string, headers: Headers): void {
  const response = fetch(address, { headers, credentials: 'same-origin' });
  const call: FirstCall = { address, headers, begun: performance.now(), response };
  globalThis.firstCalls ??= [];
  globalThis.firstCalls.push(call);
  // Whoever takes the answer deals with its failure.
  keepAnswer(call).catch(() => undefined);
}

async function keepAnswer(call: FirstCall): Promise<void> {
  const reply = await call.response;
  call.arrived = { ok: reply.ok, text: await reply.clone().text() };
}

/** After a change: what was asked before it may be out of date, and its page may only be rendered now. */
export function forgetFirstCalls(): void {
  globalThis.firstCalls = [];
}

/** Waits for the answers of all first calls, whatever they are. */
export async function firstAnswers(): Promise<void> {
  await Promise.allSettled(
    (globalThis.firstCalls ?? []).map(async ({ response }) => (await response).clone().text()),
  );
}

/**
 * The answer of the first call that equals this one, once; undefined without any. A guess that was wrong, such as
 * another project, is never taken.
 */
export function takeFirstCall(
  input: RequestInfo | URL,
  init: RequestInit = {},
): Promise<Response> | undefined {
  if ((init.method ?? 'GET') !== 'GET') return undefined;
  const call = takeCall(String(input), new Headers(init.headers));
  return call && unlessAborted(call.response, init.signal);
}

/** The same without waiting, as the answer's JSON text: undefined also for one that is not here yet, or a failure. */
export function takeFirstAnswer(address: string, headers: Headers): string | undefined {
  return takeCall(address, headers, ({ arrived }) => arrived?.ok === true)?.arrived?.text;
}

function takeCall(
  address: string,
  headers: Headers,
  isWanted: (call: FirstCall) => boolean = () => true,
): FirstCall | undefined {
  const begun = globalThis.firstCalls ?? [];
  const at = begun.findIndex((call) => isSame(call, address, headers) && isWanted(call));
  const [call] = at < 0 ? [] : begun.splice(at, 1);
  return call !== undefined && performance.now() - call.begun <= VALID_MS ? call : undefined;
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
