import { royaltyEndpoints } from '@toasoan/contract/features/posts/royalty/royalty-endpoints.ts';
import { type Route, route, transactionRoute } from '#server/core/http/route.ts';
import { postActor } from '../post-actor.ts';
import { getPost } from '../post-detail-view.ts';
import { findRoyalty, readSettings } from './royalty-store.ts';
import { saveRoyalty, saveSettings } from './save-royalty.ts';

export function royaltyRoutes(): readonly Route[] {
  return [
    route(royaltyEndpoints.detail, async ({ db, projectId, caller, params }) => {
      const post = await getPost(db, projectId, postActor(caller), params.id);
      return {
        royalty: await findRoyalty(db, projectId, post.id),
        settings: await readSettings(db, projectId),
      };
    }),
    transactionRoute(royaltyEndpoints.save, async (call) => {
      const { postId, version, ...draft } = call.body;
      await saveRoyalty(call, { postId, version }, draft);
      return {
        royalty: await findRoyalty(call.db, call.projectId, postId),
        settings: await readSettings(call.db, call.projectId),
      };
    }),
    transactionRoute(royaltyEndpoints.settings, (call) => {
      const { version, ...draft } = call.body;
      return saveSettings(call, version, draft);
    }),
  ];
}
