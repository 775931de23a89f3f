import type { Generated } from 'kysely';

export interface PostShareLinkTable {
  id: Generated<string>;
  project_id: string;
  post_id: string;
  secret_hash: Buffer;
  text: 'working' | 'public';
  /** One save of its history; null: the text as it is when the link is opened. */
  version_no: number | null;
  once: boolean;
  create_time: Generated<Date>;
  created_by_id: string | null;
  created_by_name: string;
  expire_time: Date;
  end_time: Date | null;
  /** '' when the post's own way ended it. */
  ended_by_name: Generated<string>;
  open_count: Generated<number>;
  last_open_time: Date | null;
}
