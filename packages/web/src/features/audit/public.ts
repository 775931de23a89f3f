export { isAuditEntity, RECORD_PAGES, recordPage } from './record-pages.ts';
