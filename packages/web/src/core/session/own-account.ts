import type { SessionUser } from '@toasoan/contract/features/users/user.ts';
import { create } from 'zustand';

type Notices = NonNullable<SessionUser['notices']>;

export interface OwnAccount {
  /** Version of the user's own row, sent as `If-Match`. */
  readonly version: number;
  /** Address of the user's own picture. */
  readonly avatar: string | null;
  /** Nothing is allowed before the user changes the password. */
  readonly mustChangePassword: boolean;
  /** What the account gives and takes beside its role, in every project. */
  readonly permissionGrants: readonly string[];
  readonly permissionDenials: readonly string[];
  /** When a second factor is due; null: none is owed. */
  readonly secondFactorDue: string | null;
  /** Nothing is allowed before the user sets up a second factor. */
  readonly mustSetUpSecondFactor: boolean;
  /** Somebody else sees the console as this user. */
  readonly viewed: SessionUser['viewed'];
  /** Messages for the user in this session. */
  readonly notices: Notices;
}

/** What `me` returns beyond the login state of the specification; never stored. */
export const useOwnAccount = create<OwnAccount>(() => ({
  version: 0,
  avatar: null,
  mustChangePassword: false,
  permissionGrants: [],
  permissionDenials: [],
  secondFactorDue: null,
  mustSetUpSecondFactor: false,
  viewed: undefined,
  notices: [],
}));

/** The server answers nothing but the user's own set-up: a new password or a second factor. */
export function isHeldUp(): boolean {
  const { mustChangePassword, mustSetUpSecondFactor } = useOwnAccount.getState();
  return mustChangePassword || mustSetUpSecondFactor;
}
