import { ListTree } from 'lucide-react';
import { lazyPage } from '#web/core/routing/lazy-page.tsx';
import type { FeatureRoutes } from '#web/core/routing/route-row.ts';

const MenuListPage = lazyPage(() => import('./menu-list-page.tsx'), 'MenuListPage', {
  texts: ['menus', 'display-modes', 'drafts', 'patterns'],
  calls: ['/admin/menu/list'],
});
const MenuEditorPage = lazyPage(() => import('./editor/menu-editor-page.tsx'), 'MenuEditorPage', {
  texts: ['menus', 'display-modes', 'drafts', 'categories', 'patterns'],
  calls: ['/admin/menu/detail/{id}'],
});

export const menuRoutes: FeatureRoutes = [
  {
    path: 'manager_menu',
    titleKey: 'menu.menus',
    icon: ListTree,
    area: 'menus',
    page: MenuListPage,
    children: [
      { path: ':id', titleKey: 'menu.menu-edit', area: 'menus', hidden: true, page: MenuEditorPage },
    ],
  },
];
