export { auditReader } from './audit-reader.ts';
export { listActivity } from './list-audit.ts';
