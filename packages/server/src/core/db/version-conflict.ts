import { AppError } from '#server/core/errors/app-error.ts';

export interface CurrentVersion {
  readonly version: number;
  readonly updated_by_name: string;
  readonly update_time: Date;
}

/** Another person has saved since: says which version the row has now, who made it and when. */
export function versionConflict(current: CurrentVersion): AppError {
  return new AppError('VERSION_CONFLICT', {
    details: {
      version: current.version,
      updatedBy: current.updated_by_name,
      updateTime: current.update_time.toISOString(),
    },
  });
}

/** @throws VERSION_CONFLICT unless `version` is the row's own; undefined (no If-Match) checks nothing. */
export function checkVersion(current: CurrentVersion, version: number | undefined): void {
  if (version !== undefined && version !== current.version) throw versionConflict(current);
}
