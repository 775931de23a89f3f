import type { ArticleTables } from '#server/features/articles/public.ts';

export const PAGE_TABLES: ArticleTables = {
  idColumn: 'page_id',
  sessions: 'page_sessions',
  locks: 'page_locks',
  autosaves: 'page_autosaves',
  versions: 'page_versions',
  publications: 'page_publications',
};
