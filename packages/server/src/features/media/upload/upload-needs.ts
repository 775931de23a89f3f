import type { ImageProcess } from '#server/core/images/image-work.ts';
import type { Scratch } from '#server/core/storage/scratch.ts';
import type { Storage } from '#server/core/storage/storage.ts';

/** Dependencies of uploads, beside the database. */
export interface UploadDependencies {
  readonly storage: Storage;
  readonly scratch: Scratch;
  readonly images: ImageProcess;
  readonly now: () => Date;
}
