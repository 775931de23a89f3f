import { PanelRight } from 'lucide-react';
import { lazyPage } from '#web/core/routing/lazy-page.tsx';
import type { FeatureRoutes } from '#web/core/routing/route-row.ts';

const SidebarListPage = lazyPage(() => import('./sidebar-list-page.tsx'), 'SidebarListPage', {
  texts: ['sidebars', 'display-modes', 'drafts', 'patterns'],
  calls: ['/admin/sidebar/list'],
});
const SidebarEditorPage = lazyPage(() => import('./editor/sidebar-editor-page.tsx'), 'SidebarEditorPage', {
  texts: ['sidebars', 'content-templates', 'drafts', 'patterns'],
  calls: ['/admin/sidebar/detail/{id}'],
});

export const sidebarRoutes: FeatureRoutes = [
  {
    path: 'manager_sidebar',
    titleKey: 'menu.sidebars',
    icon: PanelRight,
    area: 'sidebars',
    page: SidebarListPage,
    children: [
      { path: ':id', titleKey: 'menu.sidebar-edit', area: 'sidebars', hidden: true, page: SidebarEditorPage },
    ],
  },
];
