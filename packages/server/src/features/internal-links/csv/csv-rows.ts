import {
  type InternalLinkCreate,
  type InternalLinkTarget,
  internalLinkCreate,
  internalLinkTarget,
} from '@toasoan/contract/features/internal-links/internal-link.ts';
import {
  CSV_COLUMNS,
  type CsvColumn,
  MAX_CSV_ROWS,
  readCsv,
} from '@toasoan/contract/features/internal-links/link-csv.ts';
import type { Language } from '@toasoan/contract/vocabulary/language.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { failureEnvelope } from '#server/core/errors/failure-envelope.ts';
import { parseInput } from '#server/core/http/parse-input.ts';

/** A line of the file as the columns name it. */
export interface CsvRow {
  readonly line: number;
  readonly cells: Readonly<Partial<Record<CsvColumn, string>>>;
}

/** Finds the id of a record by what a file calls it: its id, slug or name. */
export type FindNamed = (kind: 'category' | 'tag' | 'user', name: string) => string | undefined;

/** The lines of a file under its head. @throws INVALID_INPUT without a column `keyword`, or with too many lines. */
export function csvRows(text: string): CsvRow[] {
  const [head, ...lines] = readCsv(text);
  const names = (head?.cells ?? []).map((cell) => cell.trim().toLowerCase());
  const columns = names.map((name) => CSV_COLUMNS.find((column) => column.toLowerCase() === name));
  if (!columns.includes('keyword'))
    throw new AppError('INVALID_INPUT', { fields: [{ field: 'csv', code: 'pattern' }] });
  if (lines.length > MAX_CSV_ROWS) {
    const fields = [{ field: 'csv', code: 'tooMany' as const, values: { max: MAX_CSV_ROWS } }];
    throw new AppError('INVALID_INPUT', { fields });
  }
  return lines.map(({ line, cells }) => ({
    line,
    cells: Object.fromEntries(
      columns.flatMap((column, index) => (column === undefined ? [] : [[column, plain(cells[index] ?? '')]])),
    ),
  }));
}

/** A file of ours protects texts that a spreadsheet would run. */
const plain = (cell: string) => cell.trim().replace(/^'(?=[\s\p{Cf}]*[=+\-@\u2212])/u, '');

const listOf = (cell: string | undefined) =>
  cell
    ?.split(';')
    .map((part) => part.trim())
    .filter(Boolean);
const numberOf = (cell: string | undefined) => (cell ? Number(cell) : undefined);
const flagOf = (cell: string | undefined) =>
  cell ? ['1', 'true', 'yes', 'x', 'có', 'co'].includes(cell.toLowerCase()) : undefined;
const timeOf = (cell: string | undefined) => (cell === undefined ? undefined : cell || null);

/** Of no record: the store then says that there is none. */
const NOBODY = '999999999999999999';

/** The fields of a line, checked like those of a form; a column that is not in the file is left out. */
export function fieldsOf({ cells }: CsvRow, find: FindNamed): InternalLinkCreate {
  const raw = {
    keyword: cells.keyword ?? '',
    variants: listOf(cells.variants),
    exclusions: listOf(cells.exclusions),
    ...targetFields(cells, find),
    title: cells.title,
    maxPerPost: numberOf(cells.maxPerPost),
    priority: numberOf(cells.priority),
    openNewTab: flagOf(cells.openNewTab),
    nofollow: flagOf(cells.nofollow),
    scopeCategoryIds: listOf(cells.scope)?.map((name) => find('category', name) ?? NOBODY),
    startTime: timeOf(cells.startTime),
    endTime: timeOf(cells.endTime),
    status: cells.status || undefined,
  };
  const given = Object.entries(raw).filter(([, value]) => value !== undefined);
  return parseInput(internalLinkCreate, Object.fromEntries(given)) as InternalLinkCreate;
}

function targetFields({ targetType, target }: CsvRow['cells'], find: FindNamed) {
  if (!target) return {};
  const type = targetTypeOf(targetType, target);
  return type === 'url'
    ? { targetType: type, url: target }
    : { targetType: type, targetId: find(type, target) ?? NOBODY };
}

/** A path can only be an address; a name alone is a tag's. */
function targetTypeOf(written: string | undefined, target: string): InternalLinkTarget {
  if (written) return parseInput(internalLinkTarget, written.toLowerCase()) as InternalLinkTarget;
  return /^(?:\/|https?:)/i.test(target) ? 'url' : 'tag';
}

/** What a refusal says of its line. */
export function messageOf(refusal: AppError, language: Language): string {
  const { message, errors } = failureEnvelope(refusal, language, '');
  const [field] = errors ?? [];
  return field === undefined || field.field === '' ? message : `${field.field}: ${field.message}`;
}
