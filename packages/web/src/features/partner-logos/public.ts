export { partnerLogoSearch } from './partner-logo-queries.ts';
