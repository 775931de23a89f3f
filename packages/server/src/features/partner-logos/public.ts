export { logoClickRoutes } from './click-routes.ts';
export { partnerLogoImageRefs } from './partner-logo-store.ts';
