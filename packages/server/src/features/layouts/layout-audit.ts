import { auditOf } from '#server/core/audit/audit-log.ts';
import { auditedLayout } from './layout-row.ts';

export const auditLayout = auditOf('layout', auditedLayout);
