import { AppError } from '#server/core/errors/app-error.ts';

interface CurrentVersion {
  readonly version: number;
  readonly updated_by_name: string;
  readonly update_time: Date;
}

/** Somebody was faster: tells the caller which version the row has now, who made it and when. */
export function versionConflict(current: CurrentVersion): AppError {
  return new AppError('VERSION_CONFLICT', {
    details: {
      version: current.version,
      updatedBy: current.updated_by_name,
      updateTime: current.update_time.toISOString(),
    },
  });
}
