import * as z from 'zod/mini';
import { bulkIds } from '../../core/bulk.ts';
import type { Language } from '../../vocabulary/language.ts';

/** Originals in one file; ids that are not there are left out. */
export const mediaZip = z.strictObject({ ids: bulkIds });

/** What the disk of a small machine has room for beside everything else. */
export const MAX_ZIP_BYTES = 4 * 1024 ** 3;

export const ZIP_TITLE: Readonly<Record<Language, string>> = { vi: 'Tệp thư viện', en: 'Library files' };
