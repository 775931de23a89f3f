import { create } from 'zustand';

/** The number of running calls that show the loading line. */
export const useLoading = create(() => ({ running: 0 }));

/** Counts a call as running until the returned function is called. */
export function beginLoading(): () => void {
  useLoading.setState(({ running }) => ({ running: running + 1 }));
  return () => useLoading.setState(({ running }) => ({ running: running - 1 }));
}
