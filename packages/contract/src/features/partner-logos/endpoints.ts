import * as z from 'zod/mini';
import { byReaders, inArea } from '../../access/endpoint-access.ts';
import { statusBulk } from '../../core/bulk.ts';
import { bulkEndpoint, crudEndpoints } from '../../core/crud-endpoints.ts';
import { defineEndpoint } from '../../core/define-endpoint.ts';
import { contentId, version } from '../../core/ids.ts';
import { readerFields, readerParams } from '../../core/reader-fields.ts';
import { partnerLogo, partnerLogoCreate, partnerLogoListQuery, partnerLogoUpdate } from './partner-logo.ts';

const managed = {
  entity: 'partnerLogo',
  thing: 'partner-logo',
  things: 'partner-logos',
  area: 'partner-logos',
} as const;

export const partnerLogoEndpoints = {
  ...crudEndpoints({
    ...managed,
    row: partnerLogo,
    detail: partnerLogo,
    query: partnerLogoListQuery,
    create: partnerLogoCreate,
    update: partnerLogoUpdate,
    saveErrors: ['RULES_NOT_MET'],
  }),
  bulk: bulkEndpoint(managed, statusBulk),
  counts: defineEndpoint({
    method: 'GET',
    path: '/admin/partner-logo/counts',
    summary: 'How many partner logos each view holds.',
    access: inArea('partner-logos'),
    data: z.object({
      all: z.number(),
      valid: z.number(),
      ending: z.number(),
      ended: z.number(),
      noDark: z.number(),
    }),
  }),
  reorder: defineEndpoint({
    method: 'POST',
    path: '/admin/partner-logo/reorder',
    summary: 'Put one logo before another of its group, or last.',
    access: inArea('partner-logos'),
    body: z.strictObject({ id: contentId, version, beforeId: z.nullable(contentId) }),
    data: partnerLogo,
    errors: ['NOT_FOUND', 'VERSION_MISSING', 'VERSION_CONFLICT', 'RULES_NOT_MET'],
  }),
};

/** Clicks of readers: a sum per logo and day, and nothing about who clicked. */
export const logoClickEndpoint = defineEndpoint({
  method: 'POST',
  path: '/intake/v1/{projectId}/partner-logo/click',
  summary: 'Count a click on the logo of a partner.',
  access: byReaders('click'),
  params: z.strictObject(readerParams),
  body: z.strictObject({ ...readerFields, logoId: contentId }),
  data: z.object({ counted: z.boolean() }),
  bodyLimit: 8 * 1024,
});
