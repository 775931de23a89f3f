import { auditOf } from '#server/core/audit/audit-log.ts';
import { auditedTemplate } from './template-row.ts';

export const auditTemplate = auditOf('parserTemplate', auditedTemplate);
