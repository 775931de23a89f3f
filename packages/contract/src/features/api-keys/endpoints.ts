import * as z from 'zod/mini';
import { inArea } from '../../access/endpoint-access.ts';
import { crudEndpoints } from '../../core/crud-endpoints.ts';
import { defineEndpoint } from '../../core/define-endpoint.ts';
import { idParams, version } from '../../core/ids.ts';
import { oneLine } from '../../core/text.ts';
import { instant } from '../../vocabulary/instant.ts';
import {
  apiKey,
  apiKeyCall,
  apiKeyCallsQuery,
  apiKeyCounts,
  apiKeyCreate,
  apiKeyDetail,
  apiKeyListQuery,
  apiKeyUpdate,
  apiKeyWithSecret,
  KEY_OVERLAP_HOURS,
  projectChoice,
} from './api-key.ts';

const may = { view: 'apikey.view', create: 'apikey.edit', edit: 'apikey.edit' } as const;
const views = inArea('api-keys', 'apikey.view');
const edits = inArea('api-keys', 'apikey.edit');
const changes = ['NOT_FOUND', 'RULES_NOT_MET', 'VERSION_MISSING', 'VERSION_CONFLICT'] as const;
const overlapHours = z.union(
  KEY_OVERLAP_HOURS.map((hours) => z.literal(hours)),
  { error: 'choice' },
);

// A key is revoked, never deleted: the history names it.
const { remove: _, ...managed } = crudEndpoints({
  entity: 'apiKey',
  thing: 'api-key',
  things: 'api-keys',
  area: 'api-keys',
  may,
  row: apiKey,
  detail: apiKeyDetail,
  query: apiKeyListQuery,
  create: apiKeyCreate,
  update: apiKeyUpdate,
  saveErrors: ['RULES_NOT_MET'],
});

export const apiKeyEndpoints = {
  ...managed,
  create: defineEndpoint({
    method: 'POST',
    path: '/admin/api-key/create',
    summary: 'Create an API key; its secret is in this answer alone.',
    access: edits,
    body: apiKeyCreate,
    data: apiKeyWithSecret,
    errors: ['RULES_NOT_MET'],
    creates: true,
    shownOnce: ['secret'],
  }),
  counts: defineEndpoint({
    method: 'GET',
    path: '/admin/api-key/counts',
    summary: 'How many keys each tab of the list has.',
    access: views,
    data: apiKeyCounts,
  }),
  projects: defineEndpoint({
    method: 'GET',
    path: '/admin/api-key/projects',
    summary: 'The projects that the caller may give a key to.',
    access: edits,
    data: projectChoice,
  }),
  rotate: defineEndpoint({
    method: 'POST',
    path: '/admin/api-key/rotate/{id}',
    summary: 'Make a new secret, shown once; the former one is accepted beside it for some hours.',
    access: edits,
    params: idParams,
    body: z.strictObject({ version, overlapHours }),
    data: apiKeyWithSecret,
    errors: [...changes],
    shownOnce: ['secret'],
  }),
  extend: defineEndpoint({
    method: 'POST',
    path: '/admin/api-key/extend/{id}',
    summary: 'Set another end of a key, also of one that has expired.',
    access: edits,
    params: idParams,
    body: z.strictObject({ version, expireTime: instant }),
    data: apiKeyDetail,
    errors: [...changes],
  }),
  revoke: defineEndpoint({
    method: 'POST',
    path: '/admin/api-key/revoke/{id}',
    summary: 'Refuse every call with the key from now on, for good; the body repeats its name.',
    access: edits,
    params: idParams,
    body: z.strictObject({ version, name: oneLine({ max: 100 }) }),
    data: apiKeyDetail,
    errors: [...changes],
  }),
  calls: defineEndpoint({
    method: 'GET',
    path: '/admin/api-key/calls',
    summary: 'Calls made with keys of the project, newest first; kept for 30 days.',
    access: views,
    query: apiKeyCallsQuery,
    data: z.object({ items: z.array(apiKeyCall), hasMore: z.boolean() }),
  }),
};
