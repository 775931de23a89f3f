import * as z from 'zod/mini';
import { inArea } from '../../access/endpoint-access.ts';
import { crudEndpoints } from '../../core/crud-endpoints.ts';
import { defineEndpoint } from '../../core/define-endpoint.ts';
import { contentId, idParams, randomId, version } from '../../core/ids.ts';
import { queryBoolean } from '../../core/paging.ts';
import { ARTICLE_BODY_LIMIT } from '../articles/article-limits.ts';
import { pageAutosave, pageAutosaveWrite } from './editing/autosave.ts';
import { pageListQuery, pageView } from './list/page-list.ts';
import { page, pageCreate, pageReview, pageRow, pageUpdate } from './page.ts';
import { consequencesParams, consequencesQuery, pageConsequences } from './tree/consequences.ts';
import { pageTransitionRequest } from './workflow/transition-request.ts';

const view = inArea('pages', 'page.view');
const write = inArea('pages', 'page.edit');

const crud = crudEndpoints({
  entity: 'page',
  thing: 'page',
  things: 'pages',
  area: 'pages',
  may: { view: 'page.view', create: 'page.edit', edit: 'page.edit' },
  row: pageRow,
  detail: page,
  query: pageListQuery,
  create: pageCreate,
  update: pageUpdate,
  saveErrors: ['SLUG_TAKEN', 'RULES_NOT_MET'],
});

export const pageEndpoints = {
  ...crud,
  create: { ...crud.create, bodyLimit: ARTICLE_BODY_LIMIT },
  update: {
    ...crud.update,
    bodyLimit: ARTICLE_BODY_LIMIT,
    errors: [...crud.update.errors, 'LOCKED_BY_OTHER' as const],
  },
  remove: {
    ...crud.remove,
    summary:
      'Move a page without children to the trash, or with `purge` delete it permanently. Honours If-Match.',
    query: z.strictObject({ purge: z.optional(queryBoolean) }),
  },
  counts: defineEndpoint({
    method: 'GET',
    path: '/admin/page/counts',
    summary: 'The number of pages in each tab.',
    access: view,
    data: z.record(pageView, z.number()),
  }),
  copy: defineEndpoint({
    method: 'POST',
    path: '/admin/page/copy/{id}',
    summary: 'Create a draft from a page, beside it.',
    access: write,
    params: idParams,
    body: z.strictObject({}),
    data: page,
    errors: ['NOT_FOUND', 'RULES_NOT_MET'],
    creates: true,
  }),
  reorder: defineEndpoint({
    method: 'POST',
    path: '/admin/page/reorder',
    summary: 'Put one page under a parent, before a sibling or last. Old addresses lead on.',
    access: write,
    body: z.strictObject({
      id: contentId,
      version,
      parentId: z.nullable(contentId),
      beforeId: z.nullable(contentId),
    }),
    data: page,
    errors: ['NOT_FOUND', 'VERSION_MISSING', 'VERSION_CONFLICT', 'RULES_NOT_MET', 'SLUG_TAKEN'],
  }),
  consequences: defineEndpoint({
    method: 'GET',
    path: '/admin/page/consequences/{id}',
    summary: 'What a save with this slug and parent would change for readers; changes nothing.',
    access: view,
    params: consequencesParams,
    query: consequencesQuery,
    data: pageConsequences,
    errors: ['NOT_FOUND', 'RULES_NOT_MET', 'SLUG_TAKEN'],
  }),
  transition: defineEndpoint({
    method: 'POST',
    path: '/admin/page/transition/{id}',
    summary: 'Publish, unpublish, trash or restore a page; unmet rules are listed one by one.',
    access: write,
    params: idParams,
    body: pageTransitionRequest,
    data: page,
    errors: ['NOT_FOUND', 'VERSION_MISSING', 'VERSION_CONFLICT', 'RULES_NOT_MET', 'SLUG_TAKEN'],
  }),
  undoPublish: defineEndpoint({
    method: 'POST',
    path: '/admin/page/undoPublish/{id}',
    summary:
      'Take back the caller’s own publication of a page, within a minute and while nobody has changed it since.',
    access: write,
    params: idParams,
    body: z.strictObject({ version }),
    data: page,
    errors: ['NOT_FOUND', 'VERSION_MISSING', 'VERSION_CONFLICT', 'RULES_NOT_MET'],
  }),
  review: defineEndpoint({
    method: 'POST',
    path: '/admin/page/review/{id}',
    summary: 'Note that the text of a page was checked, and by when it is checked again.',
    access: write,
    params: idParams,
    body: pageReview,
    data: page,
    errors: ['NOT_FOUND', 'VERSION_MISSING', 'VERSION_CONFLICT', 'RULES_NOT_MET'],
  }),
  autosave: defineEndpoint({
    method: 'POST',
    path: '/admin/page/autosave',
    summary: 'Store unsaved text of one editing session; never changes the page.',
    access: write,
    body: pageAutosaveWrite,
    data: z.object({ savedTime: z.string() }),
    errors: ['NOT_FOUND'],
    bodyLimit: ARTICLE_BODY_LIMIT,
  }),
  autosaves: defineEndpoint({
    method: 'GET',
    path: '/admin/page/autosave/list',
    summary: "The caller's own unsaved texts of one page, newest first.",
    access: write,
    query: z.strictObject({ pageId: contentId }),
    data: z.object({ items: z.array(pageAutosave) }),
    errors: ['NOT_FOUND'],
  }),
  removeAutosave: defineEndpoint({
    method: 'DELETE',
    path: '/admin/page-autosaves/{editingSession}',
    summary: 'Drop one of the caller’s own unsaved texts.',
    access: write,
    params: z.strictObject({ editingSession: randomId }),
    query: z.strictObject({ pageId: contentId }),
    data: z.object({}),
  }),
};
