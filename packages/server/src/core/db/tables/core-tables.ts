import type { ProfileKind } from '@toasoan/contract/features/accounts/kinds/account-kinds.ts';
import type { NoticeKind } from '@toasoan/contract/features/live/notice.ts';
import type { ColumnType, Generated } from 'kysely';

export interface MigrationTable {
  name: string;
  time: Generated<Date>;
}

export interface IdempotencyKeyTable {
  user_id: string;
  /** '0' for calls without a project. */
  project_id: string;
  route: string;
  key: string;
  request_hash: Buffer;
  /** The answer's data as it was sent. */
  response: string;
  create_time: Generated<Date>;
}

/** Kinds of records whose old addresses redirect; accounts have addresses by kind. */
export type RedirectEntity = 'post' | 'event' | 'page' | 'tag' | 'category' | `account.${ProfileKind}`;

export interface SlugRedirectTable {
  project_id: string;
  entity: RedirectEntity;
  slug: string;
  entity_id: string;
  create_time: Generated<Date>;
}

/** What the `post_count` of a category or a tag does not hold yet. */
export interface TermUseChangeTable {
  project_id: string;
  entity: 'category' | 'tag';
  term_id: string;
  change: number;
}

/** One row, created with the table. */
export interface LiveHorizonTable {
  only_row: Generated<boolean>;
  /** Notices of transactions up to this one may have been dropped. */
  xid: string;
}

export interface LiveNoticeTable {
  id: Generated<string>;
  xid: Generated<string>;
  project_id: string | null;
  user_id: string | null;
  kind: NoticeKind;
  thing_id: string | null;
  editing_session: string | null;
  make_time: Generated<Date>;
}

export interface JobTable {
  id: Generated<string>;
  kind: string;
  payload: ColumnType<unknown, string, string>;
  key: string | null;
  run_time: Date;
  attempts: Generated<number>;
  error: string | null;
  dead_time: Date | null;
  lease: string | null;
  lease_until: Date | null;
  create_time: Generated<Date>;
}

/** Jobs that wait, whatever their time. */
export interface JobHoldTable {
  id: Generated<string>;
  reason: 'RESTORE' | 'BACKUP';
  /** Null: every kind. */
  kinds: string[] | null;
  /** Null: until it is released. */
  until: Date | null;
  /** When the restored archive was made. */
  backup_time: Date | null;
  make_time: Generated<Date>;
}
