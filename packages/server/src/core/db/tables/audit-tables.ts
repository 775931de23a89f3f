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
  /** As the browser names itself, cut; null for actions of the system. */
  user_agent: string | null;
  /** The /64 of an IPv6 address; null where the address stands for itself. */
  network: string | null;
}

/** Refused calls of one hour, counted: no change of any record, so they may be updated. */
export interface RefusalCountTable {
  id: Generated<string>;
  subject: string;
  area: string;
  since: Date;
  calls: string;
  last_time: Date;
}
