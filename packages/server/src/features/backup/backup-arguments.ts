import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { BackupProblem } from './backup-problem.ts';

const BACKUP_USAGE = 'Cách dùng: npm run backup -- TỆP';
const RESTORE_USAGE = 'Cách dùng: npm run restore -- TỆP [--keep-sessions] [--drop-second-factors]';

/** The path of the archive, from the caller's folder. @throws BackupProblem with the usage */
export function readBackupArguments(args: readonly string[], folder: string): { readonly path: string } {
  const { positionals } = parsed(args, {}, BACKUP_USAGE);
  return { path: pathOf(positionals, folder, BACKUP_USAGE) };
}

export interface RestoreArguments {
  readonly path: string;
  readonly keepSessions: boolean;
  readonly dropSecondFactors: boolean;
}

/** @throws BackupProblem with the usage */
export function readRestoreArguments(args: readonly string[], folder: string): RestoreArguments {
  const flags = { 'keep-sessions': { type: 'boolean' }, 'drop-second-factors': { type: 'boolean' } } as const;
  const { positionals, values } = parsed(args, flags, RESTORE_USAGE);
  return {
    path: pathOf(positionals, folder, RESTORE_USAGE),
    keepSessions: values['keep-sessions'] === true,
    dropSecondFactors: values['drop-second-factors'] === true,
  };
}

function pathOf([file, ...rest]: readonly string[], folder: string, usage: string): string {
  if (file === undefined || file === '' || rest.length > 0) throw new BackupProblem(usage);
  return resolve(folder, file);
}

function parsed(
  args: readonly string[],
  options: Readonly<Record<string, { readonly type: 'boolean' }>>,
  usage: string,
) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch {
    throw new BackupProblem(usage);
  }
}
