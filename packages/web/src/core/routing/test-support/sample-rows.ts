import { placeRows, type RouteRow } from '../route-row.ts';

const Page = () => null;

const TABLE: readonly RouteRow[] = [
  { path: '/', titleKey: 'menu.projects', area: 'projects', page: Page },
  { path: '/manager_project', titleKey: 'menu.projects', area: 'projects', page: Page },
  {
    path: '/manager_post',
    titleKey: 'menu.posts',
    area: 'posts',
    page: Page,
    children: [
      { path: 'create', titleKey: 'menu.post-create', area: 'posts', hidden: true, page: Page },
      { path: 'edit/:id', titleKey: 'menu.post-edit', area: 'posts', hidden: true, page: Page },
    ],
  },
  {
    path: '/setting_post',
    titleKey: 'menu.post-settings',
    area: 'post-settings',
    children: [
      { path: 'manager_category', titleKey: 'menu.categories', area: 'categories', page: Page },
      { path: 'manager_tag', titleKey: 'menu.tags', area: 'tags', page: Page },
    ],
  },
];

/** A small table that covers every rule. */
export const SAMPLE_ROWS = placeRows(TABLE);
