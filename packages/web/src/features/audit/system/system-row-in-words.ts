import type { AuditAction } from '@toasoan/contract/core/audit-kinds.ts';
import { systemKindOf } from '@toasoan/contract/core/system-kinds.ts';
import { auditActionInWords, auditValueInWords } from '@toasoan/contract/features/audit/audit-words.ts';
import type { SystemRow } from '@toasoan/contract/features/audit/system/system-log.ts';
import type { TFunction } from 'i18next';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { formatNumber } from '#web/ui/text/format-number.ts';
import { rowInWords } from '../row-in-words.ts';

/** "Đăng nhập không thành công: hoa@x.example", "Bị từ chối quyền: Thẻ (14 lần)". */
export function systemRowInWords(row: SystemRow, t: TFunction<'audit'>): string {
  const kind = systemKindOf(row.action as AuditAction);
  if (kind === undefined || kind === 'accounts') return rowInWords(row);
  const about = aboutOf(row);
  const words = auditActionInWords(row.action, currentLanguage());
  return [
    about === '' ? words : `${words}: ${about}`,
    row.calls !== null && row.calls > 1 && t('times', { n: formatNumber(row.calls) }),
  ]
    .filter(Boolean)
    .join(' ');
}

/** The area that was refused, the account, or the e-mail that was tried. */
function aboutOf({ changes, entity, title }: SystemRow): string {
  const after = (field: string) => changes.find((change) => change.field === field)?.after ?? null;
  const area = after('area');
  if (area !== null) return auditValueInWords({ entity, field: 'area' }, area, currentLanguage());
  if (title !== '') return title;
  const email = after('email');
  return typeof email === 'string' ? email : '';
}
