import { type ImportNote, type NoteCode, textOfNote } from '../import-note.ts';
import type { ImportOutcome } from '../running/run-import.ts';
import {
  commentsIn,
  type ImportReport,
  type ReportEntry,
  type Totals,
  totalsByType,
  totalsOf,
} from './import-report.ts';

const TYPE_NAMES: Readonly<Record<string, string>> = {
  category: 'Chuyên mục',
  post_tag: 'Thẻ',
  post: 'Bài viết',
  page: 'Trang',
  attachment: 'Tệp đính kèm',
  nav_menu: 'Menu',
  nav_menu_item: 'Mục của menu',
};
const STATES = { DRAFT: 'bản nháp', PUBLISHED: 'đã xuất bản' } as const;
const SIGNS = { created: '+', skipped: '·', refused: '✗' } as const;
/** Printed remarks of one kind about one item; the JSON report has all of them. */
const MAX_ALIKE = 3;

/** A run or a dry run, for the person who started it. */
export function printReport({ report, runId }: ImportOutcome): string {
  return [
    runId === undefined ? 'NHẬP THỬ, chưa ghi gì' : `LƯỢT NHẬP ${runId}`,
    `Nguồn: ${report.siteTitle} (${report.site})`,
    `Tệp: ${report.file}, vào dự án ${report.projectId}`,
    ...sections(report.entries),
    '',
    ...summary(report),
    ...(runId === undefined || totalsOf(report.entries).created === 0
      ? []
      : [`Hoàn tác lượt này: npm run import -- undo ${runId}`]),
  ].join('\n');
}

function sections(entries: readonly ReportEntry[]): string[] {
  return [...totalsByType(entries).keys()].flatMap((type) => [
    '',
    nameOf(type),
    ...entries.filter((entry) => entry.type === type).flatMap(entryLines),
  ]);
}

function entryLines(entry: ReportEntry): string[] {
  const name = entry.title || `(không tên, mã ${entry.id || entry.guid})`;
  const became = entry.slug === undefined ? '' : ` → /${entry.slug}`;
  const state = entry.state === undefined ? '' : ` (${STATES[entry.state]})`;
  const reason = entry.reason === undefined ? '' : `: ${textOfNote(entry.reason)}`;
  return [`  ${SIGNS[entry.result]} ${name}${became}${state}${reason}`, ...noteLines(entry.notes)];
}

function noteLines(notes: readonly ImportNote[]): string[] {
  const byCode = new Map<NoteCode, ImportNote[]>();
  for (const note of notes) byCode.set(note.code, [...(byCode.get(note.code) ?? []), note]);
  return [...byCode.values()].flatMap((alike) => [
    ...alike.slice(0, MAX_ALIKE).map((note) => `      - ${textOfNote(note)}`),
    ...(alike.length > MAX_ALIKE ? [`      - và ${alike.length - MAX_ALIKE} ghi chú cùng loại`] : []),
  ]);
}

function summary({ entries, commentCount }: ImportReport): string[] {
  const rows = [...totalsByType(entries)].map(([type, totals]) => totalsLine(nameOf(type), totals));
  return [
    `${''.padEnd(16)}${'tạo mới'.padStart(9)}${'bỏ qua'.padStart(9)}${'từ chối'.padStart(9)}`,
    ...rows,
    totalsLine('Tổng', totalsOf(entries)),
    ...(commentCount === 0
      ? []
      : [`Bình luận: ${commentsIn(entries)} được nhập trong ${commentCount} của tệp.`]),
  ];
}

function totalsLine(name: string, { created, skipped, refused }: Totals): string {
  const numbers = [created, skipped, refused].map((count) => String(count).padStart(9));
  return `${name.padEnd(16)}${numbers.join('')}`;
}

function nameOf(type: string): string {
  return TYPE_NAMES[type] ?? type;
}
