import type { Route } from '#server/core/http/route.ts';
import type { CoverageJoin } from './coverage/coverage-board-view.ts';
import { coverageRoutes } from './coverage/coverage-routes.ts';
import { eventEditingRoutes } from './editing/editing-routes.ts';
import { eventExportRoutes } from './export/event-export-routes.ts';
import { eventHistoryRoutes } from './history/history-routes.ts';
import { icsRoutes } from './ics/ics-routes.ts';
import { eventListRoutes } from './list/list-routes.ts';
import { eventLockRoutes } from './lock/lock-routes.ts';
import { occurrenceRoutes } from './occurrences/occurrence-routes.ts';
import type { DrawEvent } from './preview/draw-event.ts';
import { eventPreviewRoutes } from './preview/event-preview-routes.ts';
import { quoteRoutes } from './quotes/quote-routes.ts';
import { eventVerbRoutes } from './verbs/verb-routes.ts';
import { eventWorkflowRoutes } from './workflow/workflow-routes.ts';

interface Dependencies {
  readonly coverageJoins: readonly CoverageJoin[];
  /** The console's public address; absent: links are relative. */
  readonly publicUrl: string;
  readonly drawEvent: DrawEvent;
}

export function eventRoutes({ coverageJoins, publicUrl, drawEvent }: Dependencies): readonly Route[] {
  return [
    ...eventListRoutes(),
    ...eventEditingRoutes(),
    ...eventLockRoutes(),
    ...eventHistoryRoutes(),
    ...eventPreviewRoutes(drawEvent),
    ...eventWorkflowRoutes(),
    ...eventVerbRoutes(),
    ...occurrenceRoutes(),
    ...quoteRoutes(),
    ...coverageRoutes({ joins: coverageJoins }),
    ...icsRoutes({ publicUrl }),
    ...eventExportRoutes(),
  ];
}
