import { onNotice } from '#web/core/live/notice-registry.ts';
import type { LockKind, LockPlace } from '../editing/article-kind.ts';
import type { ArticleTypes } from '../editing/article-types.ts';

/** A page that sleeps or is offline does not answer: then the text it kept last is the newest one known. */
const WAIT_MS = 2_000;

interface Asking {
  readonly place: LockPlace;
  readonly editingSession: string;
  /** The session that holds the lock. */
  readonly holder: string;
}

/**
 * Asks the page that writes to keep its unsaved text. True when it has done so within two seconds. @throws ApiError
 * when another page writes, or this person may not take over.
 */
export async function askForText<A extends ArticleTypes>(
  kind: LockKind<A>,
  { place, editingSession, holder }: Asking,
): Promise<boolean> {
  const answer = Promise.withResolvers<boolean>();
  const timer = window.setTimeout(() => answer.resolve(false), WAIT_MS);
  const stop = onNotice(kind.notices.textGiven, (notice) => {
    if (notice.thingId === place.id && notice.editingSession === holder) answer.resolve(true);
  });
  try {
    await kind.askForText(place, { editingSession, holder });
    return await answer.promise;
  } finally {
    window.clearTimeout(timer);
    stop();
  }
}
