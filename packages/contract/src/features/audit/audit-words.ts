import { PERMISSION_TEXTS } from '../../access/permission-texts.ts';
import { AUDIT_ACTION_TEXTS, AUDIT_KINDS, type AuditEntity } from '../../core/audit-kinds.ts';
import { ENUMERATIONS } from '../../vocabulary/enumerations.ts';
import type { Language } from '../../vocabulary/language.ts';
import type { AuditValue } from './audit.ts';
import { AUDIT_FIELD_TEXTS } from './audit-field-texts.ts';
import { AUDIT_VALUE_TEXTS, type Texts } from './audit-value-texts.ts';

const YES = ENUMERATIONS.triState[1];
const NO = ENUMERATIONS.triState[0];
const LONG = { vi: '(văn bản dài)', en: '(long text)' } as const;

export function auditEntityInWords(entity: string, language: Language): string {
  return Object.hasOwn(AUDIT_KINDS, entity) ? AUDIT_KINDS[entity as AuditEntity].text[language] : entity;
}

export function auditActionInWords(action: string, language: Language): string {
  return wordIn(AUDIT_ACTION_TEXTS, action, language);
}

export function auditFieldInWords(field: string, language: Language): string {
  return wordIn(AUDIT_FIELD_TEXTS, field, language);
}

/** '' for no value. */
export function auditValueInWords(
  { entity, field }: { readonly entity: string; readonly field: string },
  value: AuditValue,
  language: Language,
): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return (value ? YES : NO)[language];
  const texts = textsOf(`${entity}.${field}`) ?? textsOf(field) ?? {};
  if (field === 'projectRights' && Array.isArray(value))
    return value.map((one) => rightInWords(one, language)).join('; ');
  if (Array.isArray(value)) return value.map((one) => wordIn(texts, one, language)).join(', ');
  return typeof value === 'object' ? LONG[language] : wordIn(texts, String(value), language);
}

/** "Quảng Ninh: + post.approve" with the permission in words. */
function rightInWords(value: string, language: Language): string {
  return value.replace(/[\w.]+$/, (permission) => wordIn(PERMISSION_TEXTS, permission, language));
}

function textsOf(key: string): Texts | undefined {
  return Object.hasOwn(AUDIT_VALUE_TEXTS, key) ? AUDIT_VALUE_TEXTS[key] : undefined;
}

/** A value without words stays as it is. */
function wordIn(texts: Texts, key: string, language: Language): string {
  return Object.hasOwn(texts, key) ? (texts[key]?.[language] ?? key) : key;
}
