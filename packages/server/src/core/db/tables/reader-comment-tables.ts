import type { Generated } from 'kysely';

/** Somebody asked that what an e-mail address wrote be erased; gone once that is done. */
export interface CommentErasureTable {
  id: Generated<string>;
  project_id: string;
  secret_hash: Buffer;
  sender_key: Buffer;
  box: Buffer;
  key_id: string;
  create_time: Generated<Date>;
  expire_time: Date;
}

/** The run of an import that brought a comment. */
export interface ImportedCommentTable {
  project_id: string;
  key_hash: string;
  run_id: string;
  comment_id: string;
}
