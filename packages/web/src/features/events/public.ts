export { coverageBoard } from './coverage/coverage-queries.ts';
export { eventSearch, findEvents } from './event-queries.ts';
export { dayHeading } from './event-time.ts';
export { useFreshEvents } from './use-fresh-events.ts';
