import { useEffect, useState } from 'react';

/** A pause in writing after which a page is drawn again. */
const SETTLE_MS = 800;

/** A value as it was when it last stayed the same for a while; the first one at once. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
