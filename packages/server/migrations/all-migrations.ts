import type { Migration } from './migration.ts';
import * as files from './migration-files.ts';

/** In the order of their names: the keys of a module are sorted. A migration that has run anywhere never changes. */
export const ALL_MIGRATIONS: readonly Migration[] = Object.entries(files).map(([name, up]) => ({ name, up }));
