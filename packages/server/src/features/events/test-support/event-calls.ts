import { eventEndpoints } from '@toasoan/contract/features/events/endpoints.ts';
import { eventVersionEndpoints } from '@toasoan/contract/features/events/history/version-endpoints.ts';
import { eventLockEndpoints } from '@toasoan/contract/features/events/lock/lock-endpoints.ts';
import type { CallsOfKind } from '#server/features/posts/test-support/article-calls.ts';
import { EVENT_TABLES } from '../event-tables.ts';

/** The same calls as posts have; their drafts have other fields. */
export const EVENT_CALLS: CallsOfKind = {
  entity: 'event',
  hasRanks: true,
  hasTags: true,
  tables: EVENT_TABLES,
  articles: eventEndpoints as unknown as CallsOfKind['articles'],
  lock: eventLockEndpoints as unknown as CallsOfKind['lock'],
  versions: eventVersionEndpoints as unknown as CallsOfKind['versions'],
};
