import { isOpenRequest } from '@toasoan/contract/features/data-requests/data-request-states.ts';
import { requestNotices } from '#server/features/notifications/public.ts';
import { dataRequestNumber } from './data-request-number.ts';
import { findDataRequest, listHandlers, listOpenDataRequests } from './data-request-store.ts';

/** To the one who handles it, or to all who may. No name of a reader stands in a notification or its mail. */
export const dataRequestNotices = requestNotices({
  of: 'dataRequest',
  find: async (db, projectId, id) => {
    const row = await findDataRequest(db, projectId, id);
    if (row === undefined) return undefined;
    const handlers = await listHandlers(db, projectId);
    const handler = handlers.find((one) => one.id === row.assignee_id);
    return {
      title: dataRequestNumber(row),
      dueTime: row.due_time,
      isWaiting: isOpenRequest(row.state),
      to: (handler === undefined ? handlers : [handler]).map((one) => one.id),
    };
  },
  listOpen: listOpenDataRequests,
});
