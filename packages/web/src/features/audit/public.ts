export { isAuditEntity, recordPage } from './record-pages.ts';
