/** The person who acts, as rows and the audit log record it. */
export interface Actor {
  /** Null: no account, but a command run on the machine itself. */
  readonly userId: string | null;
  readonly displayName: string;
}
