/** Milliseconds after which a server that says nothing is not there. */
const PATIENCE_MS = 5_000;

/** Whether the server answers now; a proxy that has lost it answers with a status of the 500s. */
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
