import * as z from 'zod/mini';
import { byReaders, inArea } from '../../access/endpoint-access.ts';
import { statusBulk } from '../../core/bulk.ts';
import { bulkEndpoint, crudEndpoints } from '../../core/crud-endpoints.ts';
import { defineEndpoint } from '../../core/define-endpoint.ts';
import { contentId } from '../../core/ids.ts';
import { readerFields, readerParams } from '../../core/reader-fields.ts';
import { trial, tryBody, writtenPost, writtenPostLinks } from './article-links.ts';
import {
  internalLink,
  internalLinkCreate,
  internalLinkListQuery,
  internalLinkUpdate,
} from './internal-link.ts';
import { importBody, importReport } from './link-csv.ts';

const managed = {
  entity: 'internalLink',
  thing: 'internal-link',
  things: 'internal-links',
  area: 'internal-links',
  may: { view: 'internalLink.view', create: 'internalLink.edit', edit: 'internalLink.edit' },
} as const;
const view = inArea('internal-links', 'internalLink.view');
const edit = inArea('internal-links', 'internalLink.edit');
/** Room for an article of the largest size and what JSON adds. */
const ARTICLE_BODY = 2 * 1024 * 1024;

export const internalLinkEndpoints = {
  ...crudEndpoints({
    ...managed,
    row: internalLink,
    detail: internalLink,
    query: internalLinkListQuery,
    create: internalLinkCreate,
    update: internalLinkUpdate,
    saveErrors: ['RULES_NOT_MET'],
  }),
  bulk: bulkEndpoint(managed, statusBulk),
  counts: defineEndpoint({
    method: 'GET',
    path: '/admin/internal-link/counts',
    summary: 'How many internal links each view holds.',
    access: view,
    data: z.object({ all: z.number(), on: z.number(), broken: z.number(), unused: z.number() }),
  }),
  try: defineEndpoint({
    method: 'POST',
    path: '/admin/internal-link/try',
    summary: 'Every place of a post that keywords would link, and every one refused with its reason.',
    access: view,
    body: tryBody,
    data: trial,
    errors: ['NOT_FOUND'],
  }),
  written: defineEndpoint({
    method: 'POST',
    path: '/admin/internal-link/written',
    summary: 'The links that delivery would add to a post as it is written now.',
    access: inArea('posts', 'post.view'),
    body: writtenPost,
    data: writtenPostLinks,
    errors: ['NOT_FOUND'],
    countsAsUse: false,
    bodyLimit: ARTICLE_BODY,
  }),
  switchPost: defineEndpoint({
    method: 'POST',
    path: '/admin/internal-link/post/{id}',
    summary: 'Turn the internal links of one post off or on; its text stays as it is.',
    access: edit,
    params: z.strictObject({ id: contentId }),
    body: z.strictObject({ isOff: z.boolean({ error: 'type' }) }),
    data: z.object({ isOff: z.boolean() }),
    errors: ['NOT_FOUND'],
  }),
  import: defineEndpoint({
    method: 'POST',
    path: '/admin/internal-link/import',
    summary: 'Create and change internal links from a CSV file, or report what it would do.',
    access: edit,
    body: importBody,
    data: importReport,
    errors: ['RULES_NOT_MET'],
    bodyLimit: ARTICLE_BODY,
  }),
  export: defineEndpoint({
    method: 'GET',
    path: '/admin/internal-link/export',
    summary: 'All internal links of the project as CSV.',
    access: view,
    data: z.object({ fileName: z.string(), csv: z.string() }),
  }),
};

/** A reader's browser tells which keyword was followed; nothing about the reader is kept. */
export const linkClickEndpoint = defineEndpoint({
  method: 'POST',
  path: '/intake/v1/{projectId}/internal-link/click',
  summary: 'Count a click on a link that a keyword placed.',
  access: byReaders('click'),
  params: z.strictObject(readerParams),
  body: z.strictObject({ ...readerFields, linkId: contentId }),
  data: z.object({ counted: z.boolean() }),
  bodyLimit: 8 * 1024,
});
