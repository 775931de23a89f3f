import { eventListQuery } from '@toasoan/contract/features/events/list/event-list.ts';
import type { NamedRecord } from '@toasoan/contract/features/posts/named/named-endpoints.ts';
import { sql } from 'kysely';
import type { NamedEvents } from '#server/features/posts/public.ts';
import { visibleEvents } from './event-filter-view.ts';
import { listEvents } from './event-list-view.ts';

const SHOWN = 10;

/** Events that posts are about. */
export const namedEvents: NamedEvents = {
  async find(db, projectId, actor, text) {
    const query = eventListQuery.parse({ text, limit: SHOWN });
    const { items } = await listEvents(db, projectId, actor, query, new Date());
    return items.map(({ id, title, startTime, placeName }) => ({ id, title, startTime, placeName }));
  },
  async namesOf(db, projectId, actor, ids) {
    if (ids.length === 0) return [];
    const { rows } = await sql<NamedRecord>`
      SELECT id::text, title AS name, state = 'TRASHED' AS "isGone" FROM events
      WHERE project_id = ${projectId} AND id = ANY (${ids}::bigint[]) AND ${visibleEvents(actor)}
      ORDER BY events.id`.execute(db);
    return rows;
  },
};
