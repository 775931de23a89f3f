import type { preferencesEndpoints } from '@toasoan/contract/features/profile/preferences-endpoints.ts';
import type { CallableOf } from '#web/core/api/callable.ts';

// Written out like the calls of the session, so that the frame does without zod; a test compares them.

type Endpoints = typeof preferencesEndpoints;

export const PREFERENCES: CallableOf<Endpoints['preferences']> = {
  method: 'GET',
  path: '/admin/user/preferences',
  access: { token: 'full', area: 'profile', permissions: [] },
};

export const KEEP_PREFERENCES: CallableOf<Endpoints['keepPreferences']> = {
  method: 'POST',
  path: '/admin/user/preferences',
  access: { token: 'full', area: 'profile', permissions: [] },
};
