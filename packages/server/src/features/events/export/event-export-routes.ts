import {
  EVENT_EXPORT_TITLE,
  eventExportEndpoint,
} from '@toasoan/contract/features/events/export/event-export.ts';
import { type Route, transactionRoute } from '#server/core/http/route.ts';
import { articleActor } from '#server/features/articles/public.ts';
import { startExport } from '#server/features/posts/public.ts';
import { listEvents } from '../list/event-list-view.ts';
import { exportQuery } from './export-query.ts';

/** Starts writing the list into a file and logs the request. */
export function eventExportRoutes(): readonly Route[] {
  return [
    transactionRoute(eventExportEndpoint, async (call) => {
      const { db, projectId, caller, body, language } = call;
      const query = { ...exportQuery(body.filters), limit: 1 };
      const { total } = await listEvents(db, projectId, articleActor(caller), query, new Date());
      return await startExport(call, {
        kind: 'event-export',
        title: EVENT_EXPORT_TITLE[language],
        format: body.format,
        filters: body.filters,
        audit: { action: 'event.export', entity: 'event', query: body.filters, total },
      });
    }),
  ];
}
