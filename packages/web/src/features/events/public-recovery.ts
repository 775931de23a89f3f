// For the dashboard, which fetches nothing else of events for it.
export { EventRecoveryLine } from './recovery/event-recovery-line.tsx';
