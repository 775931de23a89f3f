export { logoClickRoutes } from './click-routes.ts';
export { logosOfPage } from './logos-of-page-view.ts';
export { partnerLogoImageRefs, partnerLogoStore } from './partner-logo-store.ts';
export { type ArrangedLogos, arrangedLogos, logosAt } from './shown-logos-view.ts';
