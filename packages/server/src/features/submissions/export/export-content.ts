import type { Language } from '@toasoan/contract/vocabulary/language.ts';
import type { ImageProcess } from '#server/core/images/image-work.ts';
import type { Scratch } from '#server/core/storage/scratch.ts';
import type { Storage } from '#server/core/storage/storage.ts';
import type { ContestRow } from '#server/features/contests/public.ts';
import type { ExportedRow } from './export-columns.ts';

/** Where files are, and what makes small pictures of them. */
export interface ExportFiles {
  readonly storage: Storage;
  readonly scratch: Scratch;
  readonly images: ImageProcess;
}

/** What a document is about. */
export interface PdfContent {
  readonly rows: readonly ExportedRow[];
  readonly contest: ContestRow;
  readonly language: Language;
}
