import { lockEndpoints } from '@toasoan/contract/features/posts/lock/lock-endpoints.ts';
import { call } from '#web/core/api/api.ts';
import { onNotice } from '#web/core/live/notice-registry.ts';

/** A page that sleeps or is offline does not answer: then the text it kept last is the newest one known. */
const WAIT_MS = 2_000;

interface Asking {
  readonly projectId: string;
  readonly postId: string;
  readonly editingSession: string;
  /** The session that holds the lock. */
  readonly holder: string;
}

/**
 * Asks the page that writes to keep its unsaved text. True when it has done so within two seconds. @throws ApiError
 * when another page writes, or this person may not take over.
 */
export async function askForText({ projectId, postId, editingSession, holder }: Asking): Promise<boolean> {
  const answer = Promise.withResolvers<boolean>();
  const timer = window.setTimeout(() => answer.resolve(false), WAIT_MS);
  const stop = onNotice('textGiven', (notice) => {
    if (notice.thingId === postId && notice.editingSession === holder) answer.resolve(true);
  });
  try {
    await call(lockEndpoints.askForText, {
      projectId,
      params: { id: postId },
      body: { editingSession, holder },
      headers: { 'x-hide-loading': '1' },
      suppressErrorToast: 'everything',
    });
    return await answer.promise;
  } finally {
    window.clearTimeout(timer);
    stop();
  }
}
