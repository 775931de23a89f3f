import * as z from 'zod/mini';
import { inArea } from '../../access/endpoint-access.ts';
import { statusBulk } from '../../core/bulk.ts';
import { bulkEndpoint, crudEndpoints } from '../../core/crud-endpoints.ts';
import { defineEndpoint } from '../../core/define-endpoint.ts';
import { contentId } from '../../core/ids.ts';
import {
  discovery,
  sectionImport,
  sourceCategory,
  sourceCategoryCreate,
  sourceCategoryListQuery,
  sourceCategoryUpdate,
} from './source-category.ts';

const managed = {
  entity: 'sourceCategory',
  thing: 'source-category',
  things: 'source-categories',
  area: 'source-categories',
  may: { view: 'crawler.map', create: 'crawler.map', edit: 'crawler.map' },
} as const;
const access = inArea('source-categories', 'crawler.map');

export const sourceCategoryEndpoints = {
  ...crudEndpoints({
    ...managed,
    row: sourceCategory,
    detail: sourceCategory,
    query: sourceCategoryListQuery,
    create: sourceCategoryCreate,
    update: sourceCategoryUpdate,
    saveErrors: ['RULES_NOT_MET'],
  }),
  bulk: bulkEndpoint(managed, statusBulk),
  counts: defineEndpoint({
    method: 'GET',
    path: '/admin/source-category/counts',
    summary: 'How many sections of sources each view holds.',
    access,
    data: z.object({ all: z.number(), unmapped: z.number() }),
  }),
  discover: defineEndpoint({
    method: 'POST',
    path: '/admin/source-category/discover',
    summary: 'Read the sections of a source from its site; nothing is stored.',
    access,
    body: z.strictObject({ sourceId: contentId }),
    data: discovery,
    errors: ['NOT_FOUND', 'RULES_NOT_MET'],
  }),
  import: defineEndpoint({
    method: 'POST',
    path: '/admin/source-category/import',
    summary: 'Store sections that were found on the site of a source; known ones stay as they are.',
    access,
    body: sectionImport,
    data: z.object({ created: z.number(), skipped: z.number() }),
    errors: ['NOT_FOUND', 'RULES_NOT_MET'],
  }),
  map: defineEndpoint({
    method: 'POST',
    path: '/admin/source-category/map',
    summary: 'Link a section of a source to a category, for review.',
    access,
    body: z.strictObject({ id: contentId, categoryId: contentId }),
    data: sourceCategory,
    errors: ['NOT_FOUND', 'RULES_NOT_MET'],
  }),
};
