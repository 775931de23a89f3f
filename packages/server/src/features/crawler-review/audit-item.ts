import { auditOf } from '#server/core/audit/audit-log.ts';
import { auditedItem } from './item-row.ts';

export const auditItem = auditOf('crawledItem', auditedItem);
