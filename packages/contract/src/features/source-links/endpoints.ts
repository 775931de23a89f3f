import * as z from 'zod/mini';
import { inArea } from '../../access/endpoint-access.ts';
import { bulkEndpoint, crudEndpoints } from '../../core/crud-endpoints.ts';
import { defineEndpoint } from '../../core/define-endpoint.ts';
import { linkTrial, linkTrialBody } from './link-trial.ts';
import {
  sourceLink,
  sourceLinkBulk,
  sourceLinkCreate,
  sourceLinkListQuery,
  sourceLinkUpdate,
} from './source-link.ts';

const managed = {
  entity: 'sourceLink',
  thing: 'source-link',
  things: 'source-links',
  area: 'source-links',
  may: { view: 'crawler.map', create: 'crawler.map', edit: 'crawler.map' },
} as const;
const access = inArea('source-links', 'crawler.map');

export const sourceLinkEndpoints = {
  ...crudEndpoints({
    ...managed,
    row: sourceLink,
    detail: sourceLink,
    query: sourceLinkListQuery,
    create: sourceLinkCreate,
    update: sourceLinkUpdate,
    saveErrors: ['RULES_NOT_MET'],
  }),
  bulk: bulkEndpoint(managed, sourceLinkBulk),
  counts: defineEndpoint({
    method: 'GET',
    path: '/admin/source-link/counts',
    summary: 'How many links of sources each view holds.',
    access,
    data: z.object({ all: z.number(), on: z.number(), broken: z.number() }),
  }),
  try: defineEndpoint({
    method: 'POST',
    path: '/admin/source-link/try',
    summary: 'Which link would take a text of a source, why no other one does, and what would happen to it.',
    access,
    body: linkTrialBody,
    data: linkTrial,
    errors: ['NOT_FOUND'],
    bodyLimit: 1024 * 1024,
  }),
};
