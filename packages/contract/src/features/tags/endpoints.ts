import * as z from 'zod/mini';
import { inArea } from '../../access/endpoint-access.ts';
import { statusBulk } from '../../core/bulk.ts';
import { bulkEndpoint, crudEndpoints } from '../../core/crud-endpoints.ts';
import { defineEndpoint } from '../../core/define-endpoint.ts';
import { contentId, version } from '../../core/ids.ts';
import { oneLine } from '../../core/text.ts';
import { foundName, similarTag, tag, tagCreate, tagKind, tagListQuery, tagTitle, tagUpdate } from './tag.ts';

export const MAX_ADD_MANY = 100;
/** The most tags that one call merges into another; a tag has room for as many aliases. */
export const MAX_MERGED = 20;

const addedTitles = z
  .array(tagTitle)
  .check(z.minLength(1, { error: 'tooFew' }), z.maxLength(MAX_ADD_MANY, { error: 'tooMany' }));

const managed = {
  entity: 'tag',
  thing: 'tag',
  things: 'tags',
  area: 'tags',
  may: { view: 'tag.view', create: 'tag.create', edit: 'tag.edit' },
} as const;

export const tagEndpoints = {
  ...crudEndpoints({
    ...managed,
    row: tag,
    detail: tag,
    query: tagListQuery,
    create: tagCreate,
    update: tagUpdate,
    saveErrors: ['TITLE_TAKEN', 'ALIAS_TAKEN', 'SLUG_TAKEN'],
  }),
  bulk: bulkEndpoint(managed, statusBulk),
  counts: defineEndpoint({
    method: 'GET',
    path: '/admin/tag/counts',
    summary: 'How many tags each view holds.',
    access: inArea('tags', 'tag.view'),
    data: z.object({ all: z.number(), noDescription: z.number(), orphan: z.number(), duplicate: z.number() }),
  }),
  similar: defineEndpoint({
    method: 'GET',
    path: '/admin/tag/similar',
    summary: 'Tags with a name that differs in marks, case, hyphens or spaces only.',
    access: inArea('tags', 'tag.view'),
    query: z.strictObject({ title: oneLine({ min: 1, max: 100 }), exceptId: z.optional(contentId) }),
    data: z.object({ items: z.array(similarTag) }),
  }),
  addMany: defineEndpoint({
    method: 'POST',
    path: '/admin/tag/addMany',
    summary: 'Create tags from a list of names; names that exist are skipped and reported.',
    access: inArea('tags', 'tag.create'),
    body: z.strictObject({
      titles: addedTitles,
      kind: z.optional(tagKind),
    }),
    data: z.object({ created: z.array(tag), skipped: z.array(z.string()) }),
    creates: true,
  }),
  previewMany: defineEndpoint({
    method: 'POST',
    path: '/admin/tag/addMany/preview',
    summary: 'Tell for each name of a list whether it is new, known or almost the same as a known one.',
    access: inArea('tags', 'tag.create'),
    body: z.strictObject({ titles: addedTitles }),
    data: z.object({ items: z.array(foundName) }),
  }),
  merge: defineEndpoint({
    method: 'POST',
    path: '/admin/tag/merge',
    summary: 'Merge tags into another: their posts move, names become aliases, addresses redirect.',
    access: inArea('tags', 'tag.merge'),
    body: z.strictObject({
      from: z
        .array(z.strictObject({ id: contentId, version }))
        .check(z.minLength(1, { error: 'tooFew' }), z.maxLength(MAX_MERGED, { error: 'tooMany' })),
      intoId: contentId,
    }),
    data: tag,
    errors: ['NOT_FOUND', 'VERSION_MISSING', 'VERSION_CONFLICT', 'RULES_NOT_MET'],
  }),
};
