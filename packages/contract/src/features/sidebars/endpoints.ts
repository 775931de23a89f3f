import { inArea } from '../../access/endpoint-access.ts';
import { statusBulk } from '../../core/bulk.ts';
import { bulkEndpoint, crudEndpoints } from '../../core/crud-endpoints.ts';
import { defineEndpoint } from '../../core/define-endpoint.ts';
import { draftEndpoints } from '../../core/draft-endpoints.ts';
import {
  sidebar,
  sidebarCopy,
  sidebarCreate,
  sidebarDraft,
  sidebarListQuery,
  sidebarRow,
  sidebarUpdate,
  sidebarVersion,
} from './sidebar.ts';

const managed = { entity: 'sidebar', thing: 'sidebar', things: 'sidebars', area: 'sidebars' } as const;

export const sidebarEndpoints = {
  ...crudEndpoints({
    ...managed,
    row: sidebarRow,
    detail: sidebar,
    query: sidebarListQuery,
    create: sidebarCreate,
    update: sidebarUpdate,
    saveErrors: ['RULES_NOT_MET'],
  }),
  bulk: bulkEndpoint(managed, statusBulk),
  ...draftEndpoints({ ...managed, detail: sidebar, content: sidebarDraft, version: sidebarVersion }),
  copy: defineEndpoint({
    method: 'POST',
    path: '/admin/sidebar/copy',
    summary: 'Copy a sidebar beside itself, as a draft.',
    access: inArea('sidebars'),
    body: sidebarCopy,
    data: sidebar,
    errors: ['NOT_FOUND', 'RULES_NOT_MET'],
    creates: true,
  }),
};
