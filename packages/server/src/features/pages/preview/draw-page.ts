import type { Db } from '#server/core/db/database.ts';
import type { DrawnSitePage } from '#server/features/articles/public.ts';
import type { FoundPage } from '../public-view/public-page-view.ts';

/** What pages need of the sites: a page drawn as readers will get it, whatever its state. */
export type DrawPage = (
  db: Db,
  projectId: string,
  page: FoundPage,
  frame: { readonly now: Date; readonly siteLang?: string | undefined },
) => Promise<DrawnSitePage | undefined>;
