import { create } from 'zustand';

/** How many calls are running that want to be seen. */
export const useLoading = create(() => ({ running: 0 }));

/** Counts a call as running until the function it gives back is called. */
export function beginLoading(): () => void {
  useLoading.setState(({ running }) => ({ running: running + 1 }));
  return () => useLoading.setState(({ running }) => ({ running: running - 1 }));
}
