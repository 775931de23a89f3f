import { PanelBottom } from 'lucide-react';
import { lazyPage } from '#web/core/routing/lazy-page.tsx';
import type { FeatureRoutes } from '#web/core/routing/route-row.ts';

const FooterListPage = lazyPage(() => import('./footer-list-page.tsx'), 'FooterListPage', {
  texts: ['footers', 'display-modes', 'drafts', 'patterns'],
  calls: ['/admin/footer/list'],
});
const FooterEditorPage = lazyPage(() => import('./editor/footer-editor-page.tsx'), 'FooterEditorPage', {
  texts: ['footers', 'menus', 'display-modes', 'drafts', 'patterns'],
  calls: ['/admin/footer/detail/{id}'],
});

export const footerRoutes: FeatureRoutes = [
  {
    path: 'manager_footer',
    titleKey: 'menu.footers',
    icon: PanelBottom,
    area: 'footers',
    page: FooterListPage,
    children: [
      { path: ':id', titleKey: 'menu.footer-edit', area: 'footers', hidden: true, page: FooterEditorPage },
    ],
  },
];
