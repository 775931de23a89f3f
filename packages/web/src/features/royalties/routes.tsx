import { lazyPage } from '#web/core/routing/lazy-page.tsx';
import type { FeatureRoutes } from '#web/core/routing/route-row.ts';

const RoyaltyPage = lazyPage(() => import('./royalty-page.tsx'), 'RoyaltyPage', {
  texts: ['royalties', 'patterns'],
});

/** A view below the list of authors. */
export const royaltyRoutes: FeatureRoutes = [
  {
    path: 'royalties',
    titleKey: 'menu.royalties',
    area: 'royalty-sheets',
    hidden: true,
    page: RoyaltyPage,
  },
];
