import type { NoticeKind } from '@toasoan/contract/features/live/notice.ts';
import type { Generated } from 'kysely';

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
