import type { AuditRow } from '@toasoan/contract/features/audit/audit.ts';

export function aRow(changes: Partial<AuditRow> = {}): AuditRow {
  return {
    id: '31',
    time: '2026-11-20T09:05:09.000Z',
    by: { userId: '8', name: 'Phạm Đức Anh' },
    action: 'post.update',
    entity: 'post',
    entityId: '5',
    title: 'Mùa lúa chín',
    role: 'EDITOR',
    address: '10.0.0.5',
    device: 'Chrome · Windows',
    userAgent: 'Mozilla/5.0 (Windows NT 10.0) Chrome/141.0.0.0',
    changes: [],
    ...changes,
  };
}
