import { MY_DAY_MOST } from '@toasoan/contract/features/dashboard/dashboard.ts';
import { dashboardEndpoints } from '@toasoan/contract/features/dashboard/endpoints.ts';
import { postListQuery } from '@toasoan/contract/features/posts/list/post-list.ts';
import { busiestCategoriesStatement } from '#server/features/dashboard/public.ts';
import { postPageStatement } from '#server/features/posts/public.ts';
import { chartDays } from '../newsroom/publish-lately.ts';
import type { Scenario } from './scenarios.ts';

export const DASHBOARD = 'dashboard';

/**
 * The lists of a day. The bare side reads them and the most expensive chart, one after the other: the work after a
 * change, most of which the product then keeps.
 */
const LISTS = [
  { view: 'returned' },
  { view: 'all', state: ['SUBMITTED', 'EDITING'], assignee: 'me', sort: 'dueTime' },
  { view: 'SUBMITTED', assignee: 'none', sort: 'updateTime' },
  { view: 'PENDING_APPROVAL', sort: 'updateTime' },
  { view: 'DRAFT', sort: '-updateTime' },
  { view: 'mine', state: ['SUBMITTED', 'EDITING', 'PENDING_APPROVAL', 'SCHEDULED'], sort: '-updateTime' },
  { view: 'PUBLISHED', sort: '-publishedTime' },
] as const;

export const DASHBOARD_SCENARIOS: readonly Scenario[] = [
  {
    key: DASHBOARD,
    title: 'dashboard of an administrator',
    p99: 150,
    grows: true,
    calls: ({ projectId, actor }) => [
      {
        path: `/api${dashboardEndpoints.get.path}`,
        statements: [
          busiestCategoriesStatement(projectId, chartDays()),
          ...LISTS.map((list) =>
            postPageStatement(
              projectId,
              actor,
              postListQuery.parse({ ...list, limit: MY_DAY_MOST }),
              undefined,
            ),
          ),
        ],
      },
    ],
  },
];
