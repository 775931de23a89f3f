import type { AuditValue } from '@toasoan/contract/features/audit/audit.ts';
import { auditValueInWords } from '@toasoan/contract/features/audit/audit-words.ts';
import type { TFunction } from 'i18next';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { languageName } from '#web/features/projects/public.ts';
import { formatDateTime } from '#web/ui/text/format-date.ts';
import { formatNumber } from '#web/ui/text/format-number.ts';

const MOMENT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

interface ValueSettings {
  readonly t: TFunction<'audit'>;
  readonly entity: string;
  readonly field: string;
  /** The project's time zone. */
  readonly zone: string | undefined;
}

/** A value before or after a change in words; '' for no value. */
export function valueInWords(value: AuditValue, { t, entity, field, zone }: ValueSettings): string {
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return t('longText', { n: formatNumber(value.length) });
  if (typeof value === 'string' && MOMENT.test(value)) return formatDateTime(new Date(value), zone);
  if (typeof value === 'string' && field === 'defaultLang') return languageName(value);
  if (Array.isArray(value) && field === 'languages') return value.map(languageName).join(', ');
  return auditValueInWords({ entity, field }, value, currentLanguage());
}
