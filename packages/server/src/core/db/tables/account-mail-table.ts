import type { LinkMailState, MailPurpose } from '@toasoan/contract/features/users/link-mail.ts';
import type { Generated, GeneratedAlways } from 'kysely';

export interface AccountMailTable {
  id: GeneratedAlways<string>;
  user_id: string;
  purpose: MailPurpose;
  message_key: Generated<string>;
  asked_by_name: string;
  /** Of the link in it; null where there is none. */
  expire_time: Date | null;
  state: Generated<LinkMailState>;
  error: string | null;
  make_time: Generated<Date>;
  end_time: Date | null;
}
