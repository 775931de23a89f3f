import type { GlossaryFileType } from '@toasoan/contract/features/glossary/files/glossary-import.ts';
import { delimitedWriter, readDelimited } from './delimited-file.ts';
import type { FileRow, FileWriter } from './file-entry.ts';
import { readTbx, tbxWriter } from './tbx-file.ts';
import { readTmx, tmxWriter } from './tmx-file.ts';

export const FILE_WRITERS: Readonly<Record<GlossaryFileType, FileWriter>> = {
  csv: delimitedWriter(','),
  tsv: delimitedWriter('\t'),
  tbx: tbxWriter,
  tmx: tmxWriter,
};

export const FILE_MEDIA_TYPES: Readonly<Record<GlossaryFileType, string>> = {
  csv: 'text/csv; charset=utf-8',
  tsv: 'text/tab-separated-values; charset=utf-8',
  tbx: 'application/x-tbx+xml',
  tmx: 'application/x-tmx+xml',
};

/** The entries of a file, one by one, with the lines on which they begin. @throws FileProblem */
export function readGlossaryFile(
  type: GlossaryFileType,
  text: string,
  sourceLang?: string,
): AsyncGenerator<FileRow> {
  switch (type) {
    case 'csv':
    case 'tsv':
      return readDelimited(text, type);
    case 'tbx':
      return readTbx(text, sourceLang);
    case 'tmx':
      return readTmx(text);
  }
}
