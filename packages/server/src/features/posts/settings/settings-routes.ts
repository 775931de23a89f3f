import { postSettingsEndpoints } from '@toasoan/contract/features/posts/settings/settings-endpoints.ts';
import { type Route, route, transactionRoute } from '#server/core/http/route.ts';
import { readSettings } from './post-settings-store.ts';
import { previewSettings, updateSettings } from './update-settings.ts';

export function postSettingsRoutes(): readonly Route[] {
  return [
    route(postSettingsEndpoints.get, ({ db, projectId }) => readSettings(db, projectId)),
    transactionRoute(postSettingsEndpoints.update, (call) => updateSettings(call, call.body)),
    route(postSettingsEndpoints.preview, ({ db, projectId, body }) => previewSettings(db, projectId, body)),
  ];
}
