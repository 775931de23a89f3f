import type { Db } from '#server/core/db/database.ts';
import type { FoundPage } from '../public-view/public-page-view.ts';

/** What pages need of the sites: a page drawn as readers will get it, whatever its state. */
export type DrawPage = (
  db: Db,
  projectId: string,
  page: FoundPage,
  now: Date,
) => Promise<{ readonly page: string } | undefined>;
