import { useEffect, useState } from 'react';

const WAIT_MS = 400;

/** A value once it has stood still for a moment. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(value), WAIT_MS);
    return () => window.clearTimeout(timer);
  }, [value]);
  return settled;
}
