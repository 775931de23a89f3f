import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import { exportEndpoints } from '@toasoan/contract/features/posts/export/export-endpoints.ts';
import { runBulk } from '#server/core/db/run-bulk.ts';
import { type Route, route, transactionRoute } from '#server/core/http/route.ts';
import { dropAutosave, keepAutosave, listAutosaves } from './autosave/autosave-store.ts';
import { checkNewByHand } from './correction/check-by-hand.ts';
import { createPost } from './editing/add-post.ts';
import { copyPost } from './editing/copy-post.ts';
import { updatePost } from './editing/update-post.ts';
import { exportPosts } from './export/export-posts.ts';
import { listTransitions } from './history/post-transition-view.ts';
import { countPosts } from './list/post-count-view.ts';
import { listPosts } from './list/post-list-view.ts';
import { applyPending, dropPending } from './pending/apply-pending.ts';
import { listCalendar } from './planning/post-calendar-view.ts';
import { postActor } from './post-actor.ts';
import { auditPost } from './post-audit.ts';
import { getPost, postOf, readPost } from './post-detail-view.ts';
import { changePost, checkBulk } from './workflow/change-posts.ts';
import { purgePost } from './workflow/purge-post.ts';
import { transitionPost } from './workflow/transition-post.ts';

export function postRoutes(): readonly Route[] {
  return [
    route(postEndpoints.list, ({ db, projectId, caller, query }) =>
      listPosts(db, projectId, postActor(caller), query),
    ),
    route(postEndpoints.calendar, ({ db, projectId, caller, query }) =>
      listCalendar(db, projectId, postActor(caller), query),
    ),
    transactionRoute(exportEndpoints.start, (call) => exportPosts(call, call.body)),
    route(postEndpoints.counts, ({ db, projectId, caller }) => countPosts(db, projectId, postActor(caller))),
    route(postEndpoints.detail, async ({ db, projectId, caller, params, language }) => {
      const actor = postActor(caller);
      return postOf(await getPost(db, projectId, actor, params.id), actor, language);
    }),
    transactionRoute(postEndpoints.create, async (call) => {
      const { db, projectId, caller, body, language } = call;
      checkNewByHand(body);
      const id = await createPost(db, projectId, { draft: body, createdBy: caller });
      const after = await readPost(db, projectId, id);
      await auditPost(call, 'create', { after });
      return postOf(after, postActor(caller), language);
    }),
    transactionRoute(postEndpoints.copy, async (call) => {
      const { db, projectId, caller, params, language } = call;
      const actor = postActor(caller);
      const id = await copyPost(db, projectId, params.id, { actor, by: caller });
      const after = await readPost(db, projectId, id);
      await auditPost(call, 'create', { after });
      return postOf(after, actor, language);
    }),
    transactionRoute(postEndpoints.update, async (call) => {
      const { db, projectId, caller, body, language } = call;
      const actor = postActor(caller);
      const change = await updatePost(db, projectId, body, { actor, by: caller });
      await dropAutosave(db, projectId, caller.userId, { postId: body.id, ...body });
      await auditPost(call, 'update', change);
      return postOf(change.after, actor, language);
    }),
    transactionRoute(postEndpoints.transition, async (call) => {
      const { db, projectId, caller, params, body, language } = call;
      const { after } = await transitionPost(call, { id: params.id, ...body });
      await dropAutosave(db, projectId, caller.userId, { postId: params.id, ...body });
      return postOf(after, postActor(caller), language);
    }),
    route(postEndpoints.transitionLog, async ({ db, projectId, caller, params, query }) => {
      const post = await getPost(db, projectId, postActor(caller), params.id);
      return await listTransitions(db, projectId, { postId: post.id, ...query });
    }),
    transactionRoute(postEndpoints.apply, async (call) => {
      const { db, projectId, caller, params, body, language } = call;
      const actor = postActor(caller);
      const change = await applyPending(db, projectId, { ...body, ...params }, { actor, by: caller });
      await auditPost(call, 'apply', change);
      return postOf(change.after, actor, language);
    }),
    transactionRoute(postEndpoints.dropPending, async (call) => {
      const { db, projectId, caller, params, body, language } = call;
      const actor = postActor(caller);
      const change = await dropPending(db, projectId, { ...body, ...params }, { actor, by: caller });
      await auditPost(call, 'update', change);
      return postOf(change.after, actor, language);
    }),
    transactionRoute(postEndpoints.bulk, async (call) => {
      await checkBulk(call.db, call.projectId, call.body);
      return await runBulk(call, call.body.ids, (itemCall, id) => changePost(itemCall, id, call.body));
    }),
    transactionRoute(postEndpoints.remove, async (call) => {
      const post = { id: call.params.id, version: call.ifMatch };
      if (call.query.purge === true) await purgePost(call, post);
      else await transitionPost(call, { ...post, to: 'TRASHED' });
      return { id: call.params.id };
    }),
    transactionRoute(postEndpoints.autosave, async ({ db, projectId, caller, body }) => {
      await getPost(db, projectId, postActor(caller), body.postId);
      const savedTime = await keepAutosave(db, projectId, caller.userId, body);
      return { savedTime: savedTime.toISOString() };
    }),
    route(postEndpoints.autosaves, async ({ db, projectId, caller, query }) => {
      await getPost(db, projectId, postActor(caller), query.postId);
      return { items: await listAutosaves(db, projectId, caller.userId, query.postId) };
    }),
    transactionRoute(postEndpoints.removeAutosave, async ({ db, projectId, caller, params, query }) => {
      await dropAutosave(db, projectId, caller.userId, { ...params, ...query });
      return {};
    }),
  ];
}
