import { StartUpError } from '#server/core/errors/start-up-error.ts';

/** Why a backup or a restore cannot be made, for the operator: what happened, what was kept and what to do. */
export class BackupProblem extends StartUpError {
  override readonly name = 'BackupProblem';
}
