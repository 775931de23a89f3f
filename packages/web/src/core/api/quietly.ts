let isQuiet = false;

/** Calls started within `act` show neither the loading line nor their failure: no user asked for them. */
export function quietly<Result>(act: () => Result): Result {
  isQuiet = true;
  try {
    return act();
  } finally {
    isQuiet = false;
  }
}

export function isQuietNow(): boolean {
  return isQuiet;
}
