import type { Manifest } from './archive/archive-format.ts';
import { inMB, inWords } from './progress.ts';

/** The figures of an archive in one line. */
export function figuresOf({ tables, files }: Manifest): string {
  const rows = Object.values(tables).reduce((all, { rows: some }) => all + some, 0);
  return `${inWords(Object.keys(tables).length)} bảng, ${inWords(rows)} dòng, ${inWords(files.count)} tệp (${inMB(files.bytes)})`;
}

/** What the library names and the archive does not have. */
export function missingOf({ files: { missing } }: Manifest): string | undefined {
  if (missing.length === 0) return undefined;
  const some = missing.slice(0, 5).join(', ');
  return `Chú ý: ${inWords(missing.length)} tệp có trong thư viện nhưng không có trong kho khi sao lưu: ${some}${missing.length > 5 ? ' …' : ''}`;
}
