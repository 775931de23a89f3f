import { lazyPage } from '#web/core/routing/lazy-page.tsx';
import type { FeatureRoutes } from '#web/core/routing/route-row.ts';

const AddressCheckPage = lazyPage(() => import('./address-check-page.tsx'), 'AddressCheckPage', {
  texts: ['address-checks', 'menus', 'sidebars', 'display-modes', 'drafts', 'patterns'],
});

/** Below the list of menus. */
export const addressCheckRoutes: FeatureRoutes = [
  { path: 'test', titleKey: 'menu.address-check', area: 'menus', hidden: true, page: AddressCheckPage },
];
