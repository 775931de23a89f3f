import * as z from 'zod/mini';
import { inArea } from '../../../access/endpoint-access.ts';
import { defineEndpoint } from '../../../core/define-endpoint.ts';
import { pageOf } from '../../../core/paging.ts';
import { auditExport } from '../audit.ts';
import { signInAlarm, systemExportQuery, systemLogQuery, systemRow } from './system-log.ts';

export const systemLogEndpoints = {
  list: defineEndpoint({
    method: 'GET',
    path: '/admin/audit/system/list',
    summary: 'Sign-ins, refusals and changes of accounts in the whole system, newest first.',
    access: inArea('system-log'),
    query: systemLogQuery,
    data: pageOf(systemRow),
  }),
  export: defineEndpoint({
    method: 'GET',
    path: '/admin/audit/system/export',
    summary: 'The same rows as CSV in the language of the caller, part by part; on record itself.',
    access: inArea('system-log'),
    query: systemExportQuery,
    data: auditExport,
  }),
  alarms: defineEndpoint({
    method: 'GET',
    path: '/admin/audit/system/alarms',
    summary: 'Addresses and accounts with 20 failed sign-ins within 15 minutes, in the last 24 hours.',
    access: inArea('system-log'),
    data: z.object({ items: z.array(signInAlarm) }),
  }),
};
