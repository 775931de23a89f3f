import type { EventExport } from '@toasoan/contract/features/events/export/event-export.ts';
import { eventListQuery } from '@toasoan/contract/features/events/list/event-list.ts';

/** The list that a file holds, whatever page of it was on the screen. */
export function exportQuery({ ids, ...filters }: EventExport['filters']) {
  return { ...eventListQuery.parse(filters), ids };
}
