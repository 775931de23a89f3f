import type { Generated, JSONColumnType } from 'kysely';

type Facts = Readonly<Record<string, unknown>>;

export interface AuditLogTable {
  id: Generated<string>;
  time: Generated<Date>;
  user_id: string | null;
  user_name: string;
  user_role: string | null;
  project_id: string | null;
  address: string;
  request_id: string;
  action: string;
  entity: string;
  entity_id: string | null;
  /** The record's title at that time; null for records without a title. */
  title: string | null;
  /** A tsvector: the folded words of the title, each behind the project's id. */
  title_terms: string | null;
  /** What changed, without secrets. */
  before: JSONColumnType<Facts | null, string | null, never>;
  after: JSONColumnType<Facts | null, string | null, never>;
}
