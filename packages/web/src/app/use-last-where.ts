import { useState } from 'react';

/** The last value for which the condition held; undefined before the first. */
export function useLastWhere<Value>(value: Value, holds: boolean): Value | undefined {
  const [last, setLast] = useState(holds ? value : undefined);
  if (!holds || last === value) return last;
  setLast(value);
  return value;
}
