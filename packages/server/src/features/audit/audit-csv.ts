import type { AuditRow } from '@toasoan/contract/features/audit/audit.ts';
import {
  auditActionInWords,
  auditEntityInWords,
  auditFieldInWords,
  auditValueInWords,
} from '@toasoan/contract/features/audit/audit-words.ts';
import type { SystemRow } from '@toasoan/contract/features/audit/system/system-log.ts';
import type { Language } from '@toasoan/contract/vocabulary/language.ts';
import { CSV_BEGIN, csvLine } from '#server/core/csv/csv-line.ts';

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
    'Trình duyệt',
  ],
  en: [
    'Time',
    'Who',
    'Action',
    'Kind',
    'ID',
    'Name',
    'Field',
    'Before',
    'After',
    'Network address',
    'Browser',
  ],
};
const SYSTEM_HEADS: Readonly<Record<Language, readonly string[]>> = {
  vi: ['Dự án', 'Số lần'],
  en: ['Project', 'Times'],
};
const SYSTEM: Readonly<Record<Language, string>> = { vi: 'Hệ thống', en: 'System' };

interface CsvSettings {
  readonly language: Language;
  readonly timeZone: string;
}

/** The beginning of a file of the log; spreadsheets then read it as UTF-8. */
export function csvHead(language: Language): string {
  return CSV_BEGIN + csvLine(HEADS[language]);
}

/** Of the log of the whole system. */
export function systemCsvHead(language: Language): string {
  return CSV_BEGIN + csvLine([...HEADS[language], ...SYSTEM_HEADS[language]]);
}

/** One line for each changed field of a row, or one line for a row without changes. */
export function csvLines(row: AuditRow | SystemRow, { language, timeZone }: CsvSettings): string {
  const first = [
    momentIn(timeZone, row.time),
    row.by.userId === null && row.by.name === '' ? SYSTEM[language] : row.by.name,
    auditActionInWords(row.action, language),
    auditEntityInWords(row.entity, language),
    row.entityId ?? '',
    row.title,
  ];
  const last = [row.address, row.device, ...('calls' in row ? [row.project?.name ?? '', row.calls] : [])];
  if (row.changes.length === 0) return csvLine([...first, '', '', '', ...last]);
  return row.changes
    .map(({ field, before, after }) =>
      csvLine([
        ...first,
        auditFieldInWords(field, language),
        auditValueInWords({ entity: row.entity, field }, before, language),
        auditValueInWords({ entity: row.entity, field }, after, language),
        ...last,
      ]),
    )
    .join('');
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
