const TOKEN = /^tsn_[A-Za-z0-9_-]{43}$/;

/** For this tab alone: it survives a reload and ends with the tab. */
function store(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    // A page without an origin has none.
    return undefined;
  }
}

/** The secret of a mailed link stands behind the #, which no server sees; it leaves the address at once. */
export function secretOf(key: string): string | undefined {
  const mailed = location.hash.slice(1);
  if (TOKEN.test(mailed)) {
    history.replaceState(history.state, '', location.pathname + location.search);
    keep(key, mailed);
    return mailed;
  }
  return kept(key);
}

export function keep(key: string, value: string | undefined): void {
  if (value === undefined) store()?.removeItem(key);
  else store()?.setItem(key, value);
}

export function kept(key: string): string | undefined {
  return store()?.getItem(key) ?? undefined;
}
