import { create } from 'zustand';

interface HeldJobs {
  /** When the backup was made from which the server was restored, while its jobs wait; '' when they run. */
  readonly restoredFrom: string;
}

export const useHeldJobs = create<HeldJobs>(() => ({ restoredFrom: '' }));

export function showHeldJobs(restoredFrom: string): void {
  useHeldJobs.setState({ restoredFrom });
}
