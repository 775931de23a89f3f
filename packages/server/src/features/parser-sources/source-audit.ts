import { auditOf } from '#server/core/audit/audit-log.ts';
import { auditedSource } from './source-row.ts';

export const auditSource = auditOf('parserSource', auditedSource);
