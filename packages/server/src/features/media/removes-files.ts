import { FILES_GONE } from './library/lifecycle/purge-store.ts';
import { SWEEP } from './sweep/sweep-jobs.ts';

/** The jobs that remove files from the storage: they wait while a backup reads them. */
export const REMOVES_FILES: readonly string[] = [FILES_GONE, SWEEP];
