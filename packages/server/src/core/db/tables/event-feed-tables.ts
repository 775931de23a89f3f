import type { FeedFilters } from '@toasoan/contract/features/events/ics/ics.ts';
import type { ColumnType, Generated } from 'kysely';

export interface EventFeedTable {
  id: Generated<string>;
  project_id: string;
  name: string;
  filters: ColumnType<FeedFilters, string, string>;
  secret_hash: Buffer;
  owner_id: string;
  owner_name: string;
  create_time: Generated<Date>;
  renew_time: Generated<Date>;
  last_read_time: Date | null;
  read_count: Generated<number>;
}

export interface EventIcsSourceTable {
  project_id: string;
  uid: string;
  event_id: string;
}
