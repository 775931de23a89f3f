import type { sessionEndpoints } from '@toasoan/contract/features/session/session-endpoints.ts';
import type { userEndpoints } from '@toasoan/contract/features/users/user-endpoints.ts';
import type { viewingEndpoints } from '@toasoan/contract/features/users/viewing.ts';
import type { CallableOf } from '#web/core/api/callable.ts';

// Repeated here, because the endpoints of the contract bring zod, which the login page does without. A test compares
// them with the contract.

type Endpoints = typeof sessionEndpoints;

export const LOGIN: CallableOf<Endpoints['login']> = {
  method: 'POST',
  path: '/admin/login',
  access: { token: 'none' },
};

export const LOGIN_TOTP: CallableOf<Endpoints['loginTOTP']> = {
  method: 'POST',
  path: '/admin/loginTOTP',
  access: { token: 'any' },
};

export const ME: CallableOf<Endpoints['me']> = {
  method: 'GET',
  path: '/admin/me',
  access: { token: 'any' },
};

export const LOGOUT: CallableOf<Endpoints['logout']> = {
  method: 'POST',
  path: '/admin/logout',
  access: { token: 'any' },
};

export const FORGOT_PASSWORD: CallableOf<Endpoints['forgotPassword']> = {
  method: 'POST',
  path: '/admin/user/forgotPassword',
  access: { token: 'none' },
};

export const SET_PASSWORD: CallableOf<(typeof userEndpoints)['setPassword']> = {
  method: 'POST',
  path: '/admin/user/setPassword',
  access: { token: 'none' },
};

export const END_VIEW_AS: CallableOf<(typeof viewingEndpoints)['endViewAs']> = {
  method: 'POST',
  path: '/admin/user/viewAs/end',
  access: { token: 'any' },
};
