import type { Route } from '#server/core/http/route.ts';
import { eventEditingRoutes } from './editing/editing-routes.ts';
import { eventHistoryRoutes } from './history/history-routes.ts';
import { eventListRoutes } from './list/list-routes.ts';
import { eventLockRoutes } from './lock/lock-routes.ts';
import { occurrenceRoutes } from './occurrences/occurrence-routes.ts';
import { quoteRoutes } from './quotes/quote-routes.ts';
import { eventVerbRoutes } from './verbs/verb-routes.ts';
import { eventWorkflowRoutes } from './workflow/workflow-routes.ts';

export function eventRoutes(): readonly Route[] {
  return [
    ...eventListRoutes(),
    ...eventEditingRoutes(),
    ...eventLockRoutes(),
    ...eventHistoryRoutes(),
    ...eventWorkflowRoutes(),
    ...eventVerbRoutes(),
    ...occurrenceRoutes(),
    ...quoteRoutes(),
  ];
}
