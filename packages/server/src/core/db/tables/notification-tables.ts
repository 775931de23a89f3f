import type { NotificationKind } from '@toasoan/contract/features/notifications/notification-kinds.ts';
import type {
  ChannelsByKind,
  MailChoice,
} from '@toasoan/contract/features/notifications/notification-settings.ts';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

export interface NotificationTable {
  id: Generated<string>;
  user_id: string;
  project_id: string;
  kind: NotificationKind;
  post_id: string | null;
  actor_id: string | null;
  actor_name: string;
  detail: ColumnType<Record<string, string>, string, never>;
  make_time: Generated<Date>;
  read_time: Date | null;
  count: Generated<number>;
  in_centre: Generated<boolean>;
  mail: Generated<MailChoice>;
  mail_due: Date | null;
}

export interface NotificationSettingsTable {
  user_id: string;
  /** Written as a whole; kinds added later are missing. */
  kinds: ColumnType<Partial<ChannelsByKind>, string, string>;
  quiet_from: string | null;
  quiet_to: string | null;
  digest_time: string;
  version: number;
  update_time: Generated<Date>;
}

export interface MailTable {
  id: GeneratedAlways<string>;
  user_id: string;
  kind: 'now' | 'digest';
  notification_ids: string[];
  message_key: Generated<string>;
  state: Generated<'QUEUED' | 'SENT' | 'FAILED' | 'DROPPED'>;
  error: string | null;
  make_time: Generated<Date>;
  end_time: Date | null;
}
