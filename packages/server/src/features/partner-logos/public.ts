export { logoClickRoutes } from './click-routes.ts';
export { partnerLogoImageRefs, partnerLogoStore } from './partner-logo-store.ts';
