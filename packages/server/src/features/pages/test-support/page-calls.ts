import { pageEndpoints } from '@toasoan/contract/features/pages/endpoints.ts';
import { pageVersionEndpoints } from '@toasoan/contract/features/pages/history/version-endpoints.ts';
import { pageLockEndpoints } from '@toasoan/contract/features/pages/lock/lock-endpoints.ts';
import type { CallsOfKind } from '#server/features/posts/test-support/article-calls.ts';
import { PAGE_TABLES } from '../page-tables.ts';

/** The same calls as posts have; their drafts have other fields. */
export const PAGE_CALLS: CallsOfKind = {
  entity: 'page',
  hasRanks: false,
  hasTags: false,
  tables: PAGE_TABLES,
  articles: pageEndpoints as unknown as CallsOfKind['articles'],
  lock: pageLockEndpoints as unknown as CallsOfKind['lock'],
  versions: pageVersionEndpoints as unknown as CallsOfKind['versions'],
};
