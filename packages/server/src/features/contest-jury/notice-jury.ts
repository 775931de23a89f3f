import type { TransactionCall } from '#server/core/http/route.ts';
import { publishNotice } from '#server/core/live/notice-store.ts';

/** Open boards read themselves again; the notice names no juror and no work. */
export async function noticeJury({ db, projectId }: TransactionCall): Promise<void> {
  await publishNotice(db, { kind: 'jury', projectId });
}
