import type { Role } from '@toasoan/contract/access/role-names.ts';
import type { SessionProject } from '@toasoan/contract/features/projects/project.ts';

/** The login state of specification §3, field by field. */
export interface AuthState {
  readonly userId: string;
  readonly name: string;
  readonly username: string;
  readonly mobile: string;
  readonly email: string;
  /** '' without a known user. */
  readonly role: Role | '';
  readonly token: string;
  /** 0 none, else a second factor is required. */
  readonly verifyType: number;
  readonly verify2FA: boolean;
  readonly permissions: readonly string[];
  readonly projects: readonly SessionProject[];
}

export const NOBODY: AuthState = {
  userId: '',
  name: '',
  username: '',
  mobile: '',
  email: '',
  role: '',
  token: '',
  verifyType: 0,
  verify2FA: false,
  permissions: [],
  projects: [],
};

/** A user is known and every step of the sign-in is done. */
export function isSignedIn({ userId, verifyType, verify2FA }: AuthState): boolean {
  return userId !== '' && (verifyType === 0 || verify2FA);
}
