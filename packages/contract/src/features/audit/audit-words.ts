import { PERMISSION_TEXTS } from '../../access/permission-texts.ts';
import { ROLE_TEXTS } from '../../access/role-texts.ts';
import type { Language } from '../../vocabulary/language.ts';
import type { AuditValue } from './audit.ts';
import { AUDIT_ACTION_TEXTS, AUDIT_ENTITY_TEXTS } from './audit-actions.ts';
import { AUDIT_FIELD_TEXTS } from './audit-field-texts.ts';

type Text = Readonly<Record<Language, string>>;
type Texts = Readonly<Record<string, Text>>;

const YES: Text = { vi: 'Có', en: 'Yes' };
const NO: Text = { vi: 'Không', en: 'No' };
const LONG: Text = { vi: '(văn bản dài)', en: '(long text)' };

/** Values that are words of the system, by field. */
const VALUES_OF: Readonly<Record<string, Texts>> = {
  state: {
    DRAFT: { vi: 'Bản nháp', en: 'Draft' },
    PUBLISHED: { vi: 'Đã xuất bản', en: 'Published' },
    UNPUBLISHED: { vi: 'Đã hạ bài', en: 'Unpublished' },
    TRASHED: { vi: 'Thùng rác', en: 'In trash' },
  },
  status: {
    ENABLE: { vi: 'Hoạt động', en: 'Enabled' },
    DISABLED: { vi: 'Ngừng hoạt động', en: 'Disabled' },
  },
  workflowMode: {
    TWO_STEP: { vi: 'Hai bước', en: 'Two steps' },
    THREE_STEP: { vi: 'Ba bước', en: 'Three steps' },
  },
  verifyType: { 0: NO, 1: YES },
  role: ROLE_TEXTS,
  permissionGrants: PERMISSION_TEXTS,
  permissionDenials: PERMISSION_TEXTS,
};

export function auditEntityInWords(entity: string, language: Language): string {
  return wordIn(AUDIT_ENTITY_TEXTS, entity, language);
}

export function auditActionInWords(action: string, language: Language): string {
  return wordIn(AUDIT_ACTION_TEXTS, action, language);
}

export function auditFieldInWords(field: string, language: Language): string {
  return wordIn(AUDIT_FIELD_TEXTS, field, language);
}

/** '' for nothing. */
export function auditValueInWords(field: string, value: AuditValue, language: Language): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return (value ? YES : NO)[language];
  const texts = VALUES_OF[field] ?? {};
  if (Array.isArray(value)) return value.map((one) => wordIn(texts, one, language)).join(', ');
  return typeof value === 'object' ? LONG[language] : wordIn(texts, String(value), language);
}

/** What has no words yet stands as it is. */
function wordIn(texts: Texts, key: string, language: Language): string {
  return Object.hasOwn(texts, key) ? (texts[key]?.[language] ?? key) : key;
}
