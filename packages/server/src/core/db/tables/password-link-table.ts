export interface PasswordLinkTable {
  secret_hash: Buffer;
  /** A person has one link at a time. */
  user_id: string;
  create_time: Date;
  expire_time: Date;
}
