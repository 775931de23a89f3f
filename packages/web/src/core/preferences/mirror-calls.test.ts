import { preferencesEndpoints } from '@toasoan/contract/features/profile/preferences-endpoints.ts';
import { expect, test } from 'vitest';
import { KEEP_PREFERENCES, PREFERENCES } from './mirror-calls.ts';

test.each([
  ['preferences', PREFERENCES, preferencesEndpoints.preferences],
  ['keepPreferences', KEEP_PREFERENCES, preferencesEndpoints.keepPreferences],
])('%s is called as the contract says', (_, callable, endpoint) => {
  const { method, path, access } = endpoint;
  expect(callable).toEqual({ method, path, access });
});
