import * as z from 'zod/mini';
import { inArea } from '../../../access/endpoint-access.ts';
import { defineEndpoint } from '../../../core/define-endpoint.ts';

/** Below the requests themselves, because the list of posts leads to them. */
export const correctionRequestCounts = defineEndpoint({
  method: 'GET',
  path: '/admin/correction-request/counts',
  summary: 'How many requests each tab holds.',
  access: inArea('correction-requests'),
  data: z.object({ waiting: z.number(), overdue: z.number(), answered: z.number(), all: z.number() }),
});
