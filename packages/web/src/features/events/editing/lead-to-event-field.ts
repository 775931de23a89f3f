import { leadTo } from '#web/features/articles/public-editor.ts';
import type { EventSession } from './event-article.ts';
import { panelOf } from './event-panels.ts';

/** Opens the panel of a field of the event, scrolls to the field and focuses it. */
export function leadToEventField(session: EventSession, field: string): void {
  leadTo(session, field, panelOf(field));
}
