import { requestNumber } from '@toasoan/contract/features/posts/correction/request-number.ts';
import type { CaseTitles } from '#server/features/attachments/purge-evidence.ts';
import { getRequest } from '#server/features/correction-requests/correction-request-store.ts';
import { getCase } from '#server/features/posts/takedown/takedown-view.ts';

/** Cases with files, as the log names them. */
export const CASE_TITLES: CaseTitles = {
  takedown: async (db, projectId, id) => (await getCase(db, projectId, id)).post_title,
  correctionRequest: async (db, projectId, id) => requestNumber(await getRequest(db, projectId, id)),
};
