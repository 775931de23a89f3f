import { inArea } from '../../access/endpoint-access.ts';
import { defineEndpoint } from '../../core/define-endpoint.ts';
import { dashboard } from './dashboard.ts';

export const dashboardEndpoints = {
  get: defineEndpoint({
    method: 'GET',
    path: '/admin/dashboard/get',
    summary: 'The work of the caller and the latest activity in the project; each number names its list.',
    access: inArea('dashboard'),
    data: dashboard,
  }),
};
