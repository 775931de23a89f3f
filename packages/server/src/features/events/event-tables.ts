import type { ArticleTables } from '#server/features/articles/public.ts';

export const EVENT_TABLES: ArticleTables = {
  idColumn: 'event_id',
  sessions: 'event_sessions',
  locks: 'event_locks',
  autosaves: 'event_autosaves',
  versions: 'event_versions',
  publications: 'event_publications',
};
