export { coverageBoard } from './coverage/coverage-queries.ts';
export { eventSearch } from './event-queries.ts';
export { dayHeading } from './event-time.ts';
export { EventRecoveryLine } from './recovery/event-recovery-line.tsx';
export { useFreshEvents } from './use-fresh-events.ts';
