import { isWaiting } from '@toasoan/contract/features/correction-requests/correction-request-states.ts';
import { requestNumber } from '@toasoan/contract/features/posts/correction/request-number.ts';
import { requestNotices } from '#server/features/notifications/public.ts';
import { findPeopleWho } from '#server/features/posts/public.ts';
import { findRequest, listOpenRequests } from './correction-request-store.ts';

const LONGEST = 120;

/** To those who decide on corrections. */
export const correctionRequestNotices = requestNotices({
  of: 'correctionRequest',
  find: async (db, projectId, id) => {
    const row = await findRequest(db, projectId, id);
    if (row === undefined) return undefined;
    const about = [...(row.post_title ?? row.claim)].slice(0, LONGEST).join('');
    return {
      title: `${requestNumber(row)} · ${about}`,
      dueTime: row.due_time,
      isWaiting: isWaiting(row.state),
      to: await findPeopleWho(db, projectId, 'post.correct'),
    };
  },
  listOpen: listOpenRequests,
});
