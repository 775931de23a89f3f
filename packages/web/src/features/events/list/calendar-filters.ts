import type { EventListQuery } from '@toasoan/contract/features/events/list/event-list.ts';

/** The filters of the list that a calendar or a map has as well; both go by days of their own. */
export function calendarFilters(query: EventListQuery) {
  const { page: _p, limit: _l, happy: _h, view: _v, sort: _s, from: _f, to: _t, ...filters } = query;
  return filters;
}
