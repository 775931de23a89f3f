import type { SessionUser } from '@toasoan/contract/features/users/user.ts';
import { create } from 'zustand';

type Notices = NonNullable<SessionUser['notices']>;

interface OwnAccount {
  /** Of the person's own row, sent as `If-Match`. */
  readonly version: number;
  /** Address of one's own picture. */
  readonly avatar: string | null;
  /** Only the own password can be changed before anything else. */
  readonly mustChangePassword: boolean;
  /** What the person has to know in this session. */
  readonly notices: Notices;
}

/** What `me` says beyond the login state of the specification; never stored. */
export const useOwnAccount = create<OwnAccount>(() => ({
  version: 0,
  avatar: null,
  mustChangePassword: false,
  notices: [],
}));
