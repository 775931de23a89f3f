import * as z from 'zod/mini';
import { inArea } from '../../access/endpoint-access.ts';
import { crudEndpoints } from '../../core/crud-endpoints.ts';
import { defineEndpoint } from '../../core/define-endpoint.ts';
import { contentId, idParams, randomId } from '../../core/ids.ts';
import { autosave, autosaveWrite } from './autosave.ts';
import { post, postBulk, postCreate, postListQuery, postRow, postTransition, postUpdate } from './post.ts';

/** Articles are long: 2 MB of body. */
const ARTICLE_BODY_LIMIT = 2 * 1024 * 1024;
const view = inArea('posts', 'post.view');
const write = inArea('posts', 'post.editOwn');

const crud = crudEndpoints({
  thing: 'post',
  things: 'posts',
  area: 'posts',
  may: { view: 'post.view', create: 'post.create', edit: 'post.editOwn' },
  row: postRow,
  detail: post,
  query: postListQuery,
  create: postCreate,
  update: postUpdate,
  bulk: postBulk,
  saveErrors: ['SLUG_TAKEN', 'RULES_NOT_MET'],
});

export const postEndpoints = {
  ...crud,
  create: { ...crud.create, bodyLimit: ARTICLE_BODY_LIMIT },
  update: { ...crud.update, bodyLimit: ARTICLE_BODY_LIMIT },
  remove: { ...crud.remove, summary: 'Move a post to the trash. Honours If-Match.' },
  counts: defineEndpoint({
    method: 'GET',
    path: '/admin/post/counts',
    summary: 'How many posts each tab holds for the caller.',
    access: view,
    data: z.object({
      all: z.number(),
      mine: z.number(),
      DRAFT: z.number(),
      PUBLISHED: z.number(),
      UNPUBLISHED: z.number(),
      TRASHED: z.number(),
    }),
  }),
  transition: defineEndpoint({
    method: 'POST',
    path: '/admin/post/transition/{id}',
    summary: 'Move a post to another state; unmet rules are listed one by one.',
    access: write,
    params: idParams,
    body: postTransition,
    data: post,
    errors: ['NOT_FOUND', 'VERSION_MISSING', 'VERSION_CONFLICT', 'RULES_NOT_MET', 'SLUG_TAKEN'],
  }),
  autosave: defineEndpoint({
    method: 'POST',
    path: '/admin/post/autosave',
    summary: 'Keep unsaved text of one editing session; never touches the post.',
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
