import { inArea } from '../../access/endpoint-access.ts';
import { defineEndpoint } from '../../core/define-endpoint.ts';
import { pageOf } from '../../core/paging.ts';
import { auditExport, auditExportQuery, auditListQuery, auditRow } from './audit.ts';

export const auditEndpoints = {
  list: defineEndpoint({
    method: 'GET',
    path: '/admin/audit/list',
    summary:
      'What was done in the project, newest first; `total` counts the filter whatever `beforeId` says.',
    access: inArea('audit-log'),
    query: auditListQuery,
    data: pageOf(auditRow),
  }),
  export: defineEndpoint({
    method: 'GET',
    path: '/admin/audit/export',
    summary: 'The same rows as CSV in the language of the caller, part by part.',
    access: inArea('audit-log'),
    query: auditExportQuery,
    data: auditExport,
  }),
};
