import { sessionEndpoints } from '@toasoan/contract/features/users/session-endpoints.ts';
import { expect, test } from 'vitest';
import { LOGIN, LOGIN_TOTP, LOGOUT, ME } from './session-calls.ts';

test.each([
  ['login', LOGIN, sessionEndpoints.login],
  ['loginTOTP', LOGIN_TOTP, sessionEndpoints.loginTOTP],
  ['me', ME, sessionEndpoints.me],
  ['logout', LOGOUT, sessionEndpoints.logout],
])('%s is called as the contract says', (_, callable, endpoint) => {
  const { method, path, access } = endpoint;
  expect(callable).toEqual({ method, path, access });
});
