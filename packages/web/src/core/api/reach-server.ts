/** Milliseconds after which a silent server counts as unreachable. */
const PATIENCE_MS = 5_000;

/** Whether the server responds now; a proxy without its server responds with a 5xx status. */
export async function reachServer(
  fetchIt: typeof fetch = (input, init) => fetch(input, init),
): Promise<boolean> {
  try {
    const reply = await fetchIt('/readyz', {
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return reply.status < 500;
  } catch {
    return false;
  }
}
