/** Who does something, as rows and the audit remember it. */
export interface Actor {
  /** Null: no account, but a command run on the machine itself. */
  readonly userId: string | null;
  readonly displayName: string;
}
