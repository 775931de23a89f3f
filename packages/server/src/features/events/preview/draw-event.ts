import type { Db } from '#server/core/db/database.ts';
import type { DrawnSitePage } from '#server/features/articles/public.ts';
import type { EventRecord } from '../event-record.ts';

/** What events need of the sites: an event drawn as readers will get it, whatever its state. */
export type DrawEvent = (
  db: Db,
  projectId: string,
  event: EventRecord,
  frame: { readonly now: Date; readonly siteLang?: string | undefined },
) => Promise<DrawnSitePage | undefined>;
