import type { AuditRow } from '@toasoan/contract/features/audit/audit.ts';
import {
  auditActionInWords,
  auditEntityInWords,
  auditFieldInWords,
  auditValueInWords,
} from '@toasoan/contract/features/audit/audit-words.ts';
import type { Language } from '@toasoan/contract/vocabulary/language.ts';

const BYTE_ORDER_MARK = '\uFEFF';
const HEADS: Readonly<Record<Language, readonly string[]>> = {
  vi: [
    'Thời gian',
    'Người thực hiện',
    'Việc',
    'Loại',
    'ID',
    'Tên',
    'Mục thay đổi',
    'Trước',
    'Sau',
    'Địa chỉ mạng',
  ],
  en: ['Time', 'Who', 'Action', 'Kind', 'ID', 'Name', 'Field', 'Before', 'After', 'Network address'],
};
const SYSTEM: Readonly<Record<Language, string>> = { vi: 'Hệ thống', en: 'System' };

/** The beginnings that spreadsheets read as a formula, also after white space and in full width. */
const FORMULA = /^[\s\u00A0]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/;

interface CsvSettings {
  readonly language: Language;
  readonly timeZone: string;
}

/** The beginning of a file of the log; spreadsheets then read it as UTF-8. */
export function csvHead(language: Language): string {
  return BYTE_ORDER_MARK + csvLine(HEADS[language]);
}

/** One line for each changed field of a row, or one line for a row without changes. */
export function csvLines(row: AuditRow, { language, timeZone }: CsvSettings): string {
  const first = [
    momentIn(timeZone, row.time),
    row.by.userId === null && row.by.name === '' ? SYSTEM[language] : row.by.name,
    auditActionInWords(row.action, language),
    auditEntityInWords(row.entity, language),
    row.entityId ?? '',
    row.title,
  ];
  if (row.changes.length === 0) return csvLine([...first, '', '', '', row.address]);
  return row.changes
    .map(({ field, before, after }) =>
      csvLine([
        ...first,
        auditFieldInWords(field, language),
        auditValueInWords({ entity: row.entity, field }, before, language),
        auditValueInWords({ entity: row.entity, field }, after, language),
        row.address,
      ]),
    )
    .join('');
}

function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/** Always quoted; an apostrophe before a formula keeps it from running. */
export function csvCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** 21/11/2026 20:05:09 in the project's time zone. */
function momentIn(timeZone: string, time: string): string {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  return format.format(new Date(time)).replace(',', '');
}

/** 2026-11-21 in the project's time zone. */
export function dayIn(timeZone: string, time: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(time);
}
