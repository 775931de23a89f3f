export { EVENT_SCHEDULE } from './planning/event-schedule.ts';
