import type { AuditRow } from '@toasoan/contract/features/audit/audit.ts';
import { auditActionInWords, auditEntityInWords } from '@toasoan/contract/features/audit/audit-words.ts';
import type { TFunction } from 'i18next';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { formatNumber } from '#web/ui/text/format-number.ts';
import type { Folded } from './fold-rows.ts';

type NamedRow = Pick<AuditRow, 'action' | 'entity' | 'title'>;

/** One line, for example "Sửa: Bài viết “Mùa lúa chín”". */
export function rowInWords({ action, entity, title }: NamedRow): string {
  const language = currentLanguage();
  const thing = auditEntityInWords(entity, language);
  const what = `${auditActionInWords(action, language)}: ${thing}`;
  return title === '' ? what : `${what} “${title}”`;
}

/** "Tải lên: Tệp thư viện (12 lần)" for rows that stand for others too. */
export function foldedInWords<Row extends AuditRow>(
  row: Folded<Row>,
  t: TFunction<'audit'>,
  inWords: (row: Row) => string,
): string {
  const { others } = row;
  const own = inWords(row);
  if (others.length === 0) return own;
  const isOneThing = others.every((other) => inWords(other) === own);
  // The words of a row end with what it is about.
  const words = isOneThing ? own : inWords({ ...row, title: '', changes: [] });
  return `${words} ${t('times', { n: formatNumber(others.length + 1) })}`;
}
