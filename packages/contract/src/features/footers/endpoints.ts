import { inArea } from '../../access/endpoint-access.ts';
import { statusBulk } from '../../core/bulk.ts';
import { bulkEndpoint, crudEndpoints } from '../../core/crud-endpoints.ts';
import { defineEndpoint } from '../../core/define-endpoint.ts';
import { draftEndpoints } from '../../core/draft-endpoints.ts';
import {
  footer,
  footerCopy,
  footerCreate,
  footerDraft,
  footerListQuery,
  footerRow,
  footerUpdate,
  footerVersion,
} from './footer.ts';

const managed = { entity: 'footer', thing: 'footer', things: 'footers', area: 'footers' } as const;

export const footerEndpoints = {
  ...crudEndpoints({
    ...managed,
    row: footerRow,
    detail: footer,
    query: footerListQuery,
    create: footerCreate,
    update: footerUpdate,
    saveErrors: ['RULES_NOT_MET'],
  }),
  bulk: bulkEndpoint(managed, statusBulk),
  ...draftEndpoints({ ...managed, detail: footer, content: footerDraft, version: footerVersion }),
  copy: defineEndpoint({
    method: 'POST',
    path: '/admin/footer/copy',
    summary: 'Copy a footer beside itself, as a draft.',
    access: inArea('footers'),
    body: footerCopy,
    data: footer,
    errors: ['NOT_FOUND', 'RULES_NOT_MET'],
    creates: true,
  }),
};
