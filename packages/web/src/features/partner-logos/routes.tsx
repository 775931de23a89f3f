import { Handshake } from 'lucide-react';
import { lazyPage } from '#web/core/routing/lazy-page.tsx';
import type { FeatureRoutes } from '#web/core/routing/route-row.ts';

const PartnerLogoListPage = lazyPage(() => import('./partner-logo-list-page.tsx'), 'PartnerLogoListPage', {
  texts: ['partner-logos', 'display-modes', 'patterns'],
  calls: ['/admin/partner-logo/list'],
});

export const partnerLogoRoutes: FeatureRoutes = [
  {
    path: 'manager_partnerLogo',
    titleKey: 'menu.partner-logos',
    icon: Handshake,
    area: 'partner-logos',
    page: PartnerLogoListPage,
  },
];
