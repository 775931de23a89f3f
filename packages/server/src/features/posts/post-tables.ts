import type { ArticleTables } from '#server/features/articles/public.ts';

export const POST_TABLES: ArticleTables = {
  idColumn: 'post_id',
  sessions: 'post_sessions',
  locks: 'post_locks',
  autosaves: 'post_autosaves',
  versions: 'post_versions',
  publications: 'post_publications',
};
