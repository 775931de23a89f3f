import { sessionEndpoints } from '@toasoan/contract/features/session/session-endpoints.ts';
import { userEndpoints } from '@toasoan/contract/features/users/user-endpoints.ts';
import { viewingEndpoints } from '@toasoan/contract/features/users/viewing.ts';
import { expect, test } from 'vitest';
import {
  END_VIEW_AS,
  FORGOT_PASSWORD,
  LOGIN,
  LOGIN_TOTP,
  LOGOUT,
  ME,
  SET_PASSWORD,
} from './session-calls.ts';

test.each([
  ['login', LOGIN, sessionEndpoints.login],
  ['loginTOTP', LOGIN_TOTP, sessionEndpoints.loginTOTP],
  ['me', ME, sessionEndpoints.me],
  ['forgotPassword', FORGOT_PASSWORD, sessionEndpoints.forgotPassword],
  ['endViewAs', END_VIEW_AS, viewingEndpoints.endViewAs],
  ['logout', LOGOUT, sessionEndpoints.logout],
  ['setPassword', SET_PASSWORD, userEndpoints.setPassword],
])('%s is called as in the contract', (_, callable, endpoint) => {
  const { method, path, access } = endpoint;
  expect(callable).toEqual({ method, path, access });
});
