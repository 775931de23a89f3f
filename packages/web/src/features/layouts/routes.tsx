import { PanelsTopLeft } from 'lucide-react';
import { lazyPage } from '#web/core/routing/lazy-page.tsx';
import type { FeatureRoutes } from '#web/core/routing/route-row.ts';

const LayoutListPage = lazyPage(() => import('./layout-list-page.tsx'), 'LayoutListPage', {
  texts: ['layouts', 'display-modes', 'patterns'],
  calls: ['/admin/layout/list'],
});
const LayoutEditorPage = lazyPage(() => import('./canvas/layout-editor-page.tsx'), 'LayoutEditorPage', {
  texts: ['layouts', 'drafts', 'content-templates', 'post-fields', 'display-modes', 'patterns'],
  calls: ['/admin/layout/detail/{id}'],
});

export const layoutRoutes: FeatureRoutes = [
  {
    path: 'manager_layout',
    titleKey: 'menu.layouts',
    icon: PanelsTopLeft,
    area: 'layouts',
    page: LayoutListPage,
    children: [
      { path: ':id', titleKey: 'menu.layout-edit', area: 'layouts', hidden: true, page: LayoutEditorPage },
    ],
  },
];
