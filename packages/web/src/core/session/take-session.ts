import type { SignedIn } from '@toasoan/contract/features/users/user.ts';
import { isSignedIn } from './auth-state.ts';
import { AUTH_KEY, useAuth } from './auth-store.ts';
import { useOwnAccount } from './own-account.ts';
import { openPagesFor, type SignedOutBecause, useSessionStatus } from './session-status.ts';
import { forgetToken, storeToken } from './token.ts';

/** Applies the session that login, the second factor or `me` returned. */
export function takeSession({ token, user }: SignedIn): void {
  storeToken(token);
  const { userId, name, username, mobile, email, role, verifyType, verify2FA, permissions, projects } = user;
  const { version, avatar, mustChangePassword, permissionGrants, permissionDenials, notices = [] } = user;
  const { secondFactorDue = null, mustSetUpSecondFactor = false, viewed } = user;
  useOwnAccount.setState({
    version,
    avatar,
    mustChangePassword,
    permissionGrants,
    permissionDenials,
    secondFactorDue,
    mustSetUpSecondFactor,
    viewed,
    notices,
  });
  useAuth.getState().update({
    userId,
    name,
    username,
    mobile,
    email,
    role,
    token,
    verifyType,
    verify2FA,
    permissions,
    projects,
  });
  // A half-way session shows no page yet.
  if (isSignedIn(useAuth.getState())) openPagesFor(userId);
  useSessionStatus.setState({ phase: 'ready', signedOutBecause: '' });
}

/** Clears the keys `token` and `auth`, nothing else: open pages are suspended, not destroyed. */
export function clearSession(signedOutBecause: SignedOutBecause = ''): void {
  forgetToken();
  useAuth.getState().reset();
  localStorage.removeItem(AUTH_KEY);
  useSessionStatus.setState({ signedOutBecause });
}
