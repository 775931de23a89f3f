import { preferencesEndpoints } from '@toasoan/contract/features/profile/preferences-endpoints.ts';
import { type Route, route, transactionRoute } from '#server/core/http/route.ts';
import { findPreferences, savePreferences } from './preferences-store.ts';

/** Preferences are no content: they leave no row in the audit log. */
export function preferencesRoutes(now: () => Date): readonly Route[] {
  return [
    route(preferencesEndpoints.preferences, ({ db, caller }) => findPreferences(db, caller.userId)),

    transactionRoute(preferencesEndpoints.keepPreferences, async ({ db, caller, body }) => {
      await savePreferences(db, caller.userId, body, now());
      return {};
    }),
  ];
}
