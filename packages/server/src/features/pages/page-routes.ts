import type { Route } from '#server/core/http/route.ts';
import { pageEditingRoutes } from './editing/editing-routes.ts';
import type { HasSidebar } from './editing/page-reference-view.ts';
import { pageHistoryRoutes } from './history/history-routes.ts';
import { pageListRoutes } from './list/list-routes.ts';
import { pageLockRoutes } from './lock/lock-routes.ts';
import type { DrawPage } from './preview/draw-page.ts';
import { pagePreviewRoutes } from './preview/page-preview-routes.ts';
import type { UsesOfPage } from './tree/consequences-view.ts';
import { pageWorkflowRoutes } from './workflow/workflow-routes.ts';

interface Dependencies {
  /** What higher features name pages by. */
  readonly usesOfPage: UsesOfPage;
  readonly hasSidebar: HasSidebar;
  readonly drawPage: DrawPage;
}

export function pageRoutes({ usesOfPage, hasSidebar, drawPage }: Dependencies): readonly Route[] {
  return [
    ...pageListRoutes(usesOfPage),
    ...pageEditingRoutes(hasSidebar),
    ...pageLockRoutes(),
    ...pageHistoryRoutes(hasSidebar),
    ...pagePreviewRoutes(drawPage),
    ...pageWorkflowRoutes(),
  ];
}
