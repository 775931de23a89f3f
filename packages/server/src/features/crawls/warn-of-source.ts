import type { Db } from '#server/core/db/database.ts';
import { notify } from '#server/features/notifications/public.ts';
import { findCrawlerStaff } from '#server/features/parser-sources/public.ts';

interface Warned {
  readonly id: string;
  readonly title: string;
  readonly project_id: string;
}

/** Those who look after sources hear that one has stopped, or brings nothing. */
export async function warnOfSource(
  tx: Db,
  { id, title, project_id }: Warned,
  kind: 'sourcePaused' | 'sourceIdle',
): Promise<void> {
  await notify(tx, project_id, {
    kind,
    postId: null,
    to: await findCrawlerStaff(tx, project_id),
    by: undefined,
    detail: { title, requestOf: 'parserSource', requestId: id },
  });
}
