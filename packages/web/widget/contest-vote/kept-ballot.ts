/** The secret of a voter: in this browser, for as long as the server knows it. */
function store(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    // A page without an origin has none.
    return undefined;
  }
}

export function ballotOf(key: string): string | undefined {
  return store()?.getItem(key) ?? undefined;
}

export function keepBallot(key: string, value: string | undefined): void {
  if (value === undefined) store()?.removeItem(key);
  else store()?.setItem(key, value);
}
