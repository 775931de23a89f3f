import * as z from 'zod/mini';
import { inArea } from '../../access/endpoint-access.ts';
import { bulkEndpoint, crudEndpoints } from '../../core/crud-endpoints.ts';
import { defineEndpoint } from '../../core/define-endpoint.ts';
import { contentId, idParams, randomId } from '../../core/ids.ts';
import { queryBoolean } from '../../core/paging.ts';
import { ARTICLE_BODY_LIMIT } from '../articles/article-limits.ts';
import { autosave, autosaveWrite } from './editing/autosave.ts';
import { transitionLog, transitionLogQuery } from './history/post-transition-log.ts';
import { postCalendarQuery, postListQuery, postView } from './list/post-list.ts';
import { postApply, postDropPending } from './pending/post-pending.ts';
import { post, postBulk, postCreate, postRow, postUpdate } from './post.ts';
import { postTransitionRequest } from './workflow/transition-request.ts';

const view = inArea('posts', 'post.view');
const write = inArea('posts', 'post.editOwn');

const managed = {
  entity: 'post',
  thing: 'post',
  things: 'posts',
  area: 'posts',
  may: { view: 'post.view', create: 'post.create', edit: 'post.editOwn' },
} as const;
const crud = crudEndpoints({
  ...managed,
  row: postRow,
  detail: post,
  query: postListQuery,
  create: postCreate,
  update: postUpdate,
  saveErrors: ['SLUG_TAKEN', 'RULES_NOT_MET'],
});

export const postEndpoints = {
  ...crud,
  bulk: bulkEndpoint(managed, postBulk),
  create: { ...crud.create, bodyLimit: ARTICLE_BODY_LIMIT },
  update: {
    ...crud.update,
    bodyLimit: ARTICLE_BODY_LIMIT,
    errors: [...crud.update.errors, 'LOCKED_BY_OTHER' as const],
  },
  remove: {
    ...crud.remove,
    summary: 'Move a post to the trash, or with `purge` delete it permanently. Honours If-Match.',
    query: z.strictObject({ purge: z.optional(queryBoolean) }),
  },
  copy: defineEndpoint({
    method: 'POST',
    path: '/admin/post/copy/{id}',
    summary: 'Create an own draft from the public text of a post.',
    access: inArea('posts', 'post.create'),
    params: idParams,
    data: post,
    errors: ['NOT_FOUND'],
    creates: true,
  }),
  counts: defineEndpoint({
    method: 'GET',
    path: '/admin/post/counts',
    summary: 'The number of posts in each tab for the caller.',
    access: view,
    data: z.record(postView, z.number()),
  }),
  calendar: defineEndpoint({
    method: 'GET',
    path: '/admin/post/calendar',
    summary: 'What is scheduled and what was published within at most 42 days, filtered as the list is.',
    access: view,
    query: postCalendarQuery,
    data: z.object({ items: z.array(postRow), isCapped: z.boolean() }),
  }),
  transition: defineEndpoint({
    method: 'POST',
    path: '/admin/post/transition/{id}',
    summary: 'Make a transition of a post; unmet rules are listed one by one.',
    access: write,
    params: idParams,
    body: postTransitionRequest,
    data: post,
    errors: ['NOT_FOUND', 'VERSION_MISSING', 'VERSION_CONFLICT', 'RULES_NOT_MET', 'SLUG_TAKEN'],
  }),
  transitionLog: defineEndpoint({
    method: 'GET',
    path: '/admin/post/workflow-log/{id}',
    summary: 'The transitions of one post, newest first.',
    access: view,
    params: idParams,
    query: transitionLogQuery,
    data: transitionLog,
    errors: ['NOT_FOUND'],
  }),
  apply: defineEndpoint({
    method: 'POST',
    path: '/admin/post/apply/{id}',
    summary: 'Publish pending changes of a public post: all of them, or the named fields.',
    access: write,
    params: idParams,
    body: postApply,
    data: post,
    errors: [
      'NOT_FOUND',
      'LOCKED_BY_OTHER',
      'VERSION_MISSING',
      'VERSION_CONFLICT',
      'RULES_NOT_MET',
      'SLUG_TAKEN',
    ],
  }),
  dropPending: defineEndpoint({
    method: 'POST',
    path: '/admin/post/dropPending/{id}',
    summary: 'Discard the pending changes of a public post; its history keeps them.',
    access: write,
    params: idParams,
    body: postDropPending,
    data: post,
    errors: ['NOT_FOUND', 'LOCKED_BY_OTHER', 'VERSION_MISSING', 'VERSION_CONFLICT', 'RULES_NOT_MET'],
  }),
  autosave: defineEndpoint({
    method: 'POST',
    path: '/admin/post/autosave',
    summary: 'Store unsaved text of one editing session; never changes the post.',
    access: write,
    body: autosaveWrite,
    data: z.object({ savedTime: z.string() }),
    errors: ['NOT_FOUND'],
    bodyLimit: ARTICLE_BODY_LIMIT,
  }),
  autosaves: defineEndpoint({
    method: 'GET',
    path: '/admin/post/autosave/list',
    summary: "The caller's own unsaved texts of one post, newest first.",
    access: write,
    query: z.strictObject({ postId: contentId }),
    data: z.object({ items: z.array(autosave) }),
    errors: ['NOT_FOUND'],
  }),
  removeAutosave: defineEndpoint({
    method: 'DELETE',
    path: '/admin/autosaves/{editingSession}',
    summary: 'Drop one of the caller’s own unsaved texts.',
    access: write,
    params: z.strictObject({ editingSession: randomId }),
    query: z.strictObject({ postId: contentId }),
    data: z.object({}),
  }),
};
