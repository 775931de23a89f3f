import * as z from 'zod/mini';
import { inArea } from '../../access/endpoint-access.ts';
import { bulkEndpoint, crudEndpoints } from '../../core/crud-endpoints.ts';
import { defineEndpoint } from '../../core/define-endpoint.ts';
import { contentId, version } from '../../core/ids.ts';
import { category, categoryBulk, categoryCreate, categoryListQuery, categoryUpdate } from './category.ts';

const managed = {
  entity: 'category',
  thing: 'category',
  things: 'categories',
  area: 'categories',
  may: { view: 'category.view', create: 'category.edit', edit: 'category.edit' },
} as const;
const crud = crudEndpoints({
  ...managed,
  row: category,
  detail: category,
  query: categoryListQuery,
  create: categoryCreate,
  update: categoryUpdate,
  saveErrors: ['SLUG_TAKEN', 'RULES_NOT_MET'],
});

export const categoryEndpoints = {
  ...crud,
  bulk: bulkEndpoint(managed, categoryBulk),
  tree: defineEndpoint({
    method: 'GET',
    path: '/admin/category/tree',
    summary: 'Every category of the project in tree order (parents before children).',
    access: inArea('categories', 'category.view'),
    data: z.object({ items: z.array(category) }),
  }),
  reorder: defineEndpoint({
    method: 'POST',
    path: '/admin/category/reorder',
    summary: 'Move one category: under a parent, before a sibling or last. Cycles and depth are checked.',
    access: inArea('categories', 'category.edit'),
    body: z.strictObject({
      id: contentId,
      version,
      parentId: z.nullable(contentId),
      beforeId: z.nullable(contentId),
    }),
    data: category,
    errors: ['NOT_FOUND', 'VERSION_MISSING', 'VERSION_CONFLICT', 'RULES_NOT_MET'],
  }),
  remove: defineEndpoint({
    ...crud.remove,
    summary: 'Delete a category; its posts move to another one, its children must have moved before.',
    query: z.strictObject({ moveTo: z.optional(contentId) }),
  }),
};
