import * as z from 'zod/mini';
import { inArea } from '../../access/endpoint-access.ts';
import { statusBulk } from '../../core/bulk.ts';
import { bulkEndpoint, crudEndpoints } from '../../core/crud-endpoints.ts';
import { defineEndpoint } from '../../core/define-endpoint.ts';
import { RECORD_LANGUAGES } from '../../vocabulary/language.ts';
import {
  contentTemplate,
  contentTemplateCreate,
  contentTemplateDetail,
  contentTemplateListQuery,
  contentTemplateUpdate,
} from './content-template.ts';
import { explainedBlock } from './filled-block.ts';
import { blockConfig } from './template-config.ts';

const managed = {
  entity: 'contentTemplate',
  thing: 'content-template',
  things: 'content-templates',
  area: 'content-templates',
  may: { view: 'content.edit', create: 'content.edit', edit: 'content.edit' },
} as const;

const edit = inArea('content-templates', 'content.edit');

export const contentTemplateEndpoints = {
  ...crudEndpoints({
    ...managed,
    row: contentTemplate,
    detail: contentTemplateDetail,
    query: contentTemplateListQuery,
    create: contentTemplateCreate,
    update: contentTemplateUpdate,
    saveErrors: ['RULES_NOT_MET'],
  }),
  bulk: bulkEndpoint(managed, statusBulk),
  counts: defineEndpoint({
    method: 'GET',
    path: '/admin/content-template/counts',
    summary: 'How many content templates each tab holds.',
    access: edit,
    data: z.object({ all: z.number(), used: z.number(), unused: z.number() }),
  }),
  preview: defineEndpoint({
    method: 'POST',
    path: '/admin/content-template/preview',
    summary: 'What a block with these settings shows now, and why; nothing is stored.',
    access: edit,
    body: z.strictObject({
      config: blockConfig,
      lang: z._default(z.enum(RECORD_LANGUAGES, { error: 'choice' }), 'vi'),
    }),
    data: explainedBlock,
  }),
};
