import type { Screen } from './screen.ts';

/** Events of the demo, which are made in this order. */
const FIRST_EVENT = '1';

/** The calendar of events, an event to edit, to look at and its past. */
export const EVENT_SCREENS: readonly Screen[] = [
  { name: 'events', path: '/manager_event', shows: 'Tuần lễ Cà phê Việt' },
  { name: 'every event', path: '/manager_event?view=all', shows: 'Giải bơi vượt sông Hàn' },
  {
    name: 'no event found',
    path: '/manager_event?text=khongcosukiennao',
    shows: /Không tìm thấy|No matching/,
  },
  {
    name: 'event',
    path: `/manager_event/view/${FIRST_EVENT}`,
    shows: /^(Lịch sử|History)$/,
  },
];
