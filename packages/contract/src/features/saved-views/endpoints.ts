import * as z from 'zod/mini';
import { inArea } from '../../access/endpoint-access.ts';
import { defineEndpoint } from '../../core/define-endpoint.ts';
import { idParams } from '../../core/ids.ts';
import { savedList, savedView, savedViewCreate, savedViewDefault, savedViewUpdate } from './saved-view.ts';

const access = inArea('saved-views');

export const savedViewEndpoints = {
  list: defineEndpoint({
    method: 'GET',
    path: '/admin/saved-view/list',
    summary: 'Views of a list that the caller has kept, then those that colleagues share.',
    access,
    query: z.strictObject({ list: savedList }),
    data: z.object({ items: z.array(savedView) }),
  }),
  create: defineEndpoint({
    method: 'POST',
    path: '/admin/saved-view/create',
    summary: 'Keep what a list shows under a name.',
    access,
    body: savedViewCreate,
    data: savedView,
    errors: ['RULES_NOT_MET'],
    creates: true,
  }),
  update: defineEndpoint({
    method: 'POST',
    path: '/admin/saved-view/update',
    summary: 'Change an own view; only the keys sent are changed.',
    access,
    body: savedViewUpdate,
    data: savedView,
    errors: ['NOT_FOUND', 'VERSION_MISSING', 'VERSION_CONFLICT', 'RULES_NOT_MET'],
  }),
  setDefault: defineEndpoint({
    method: 'POST',
    path: '/admin/saved-view/setDefault',
    summary: 'Choose the view that the caller’s list opens with, or none.',
    access,
    body: savedViewDefault,
    data: z.object({}),
    errors: ['NOT_FOUND'],
  }),
  remove: defineEndpoint({
    method: 'DELETE',
    path: '/admin/saved-views/{id}',
    summary: 'Delete an own view, or as ADMIN a shared one. Honours If-Match.',
    access,
    params: idParams,
    data: z.object({ id: z.string() }),
    errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'RULES_NOT_MET'],
  }),
};
