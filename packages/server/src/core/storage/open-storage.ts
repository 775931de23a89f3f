import { mkdir } from 'node:fs/promises';
import { DiskStorage } from './disk-storage.ts';
import type { S3Address } from './s3-address.ts';
import type { Storage } from './storage.ts';

interface StoragePlace {
  /** On this machine. */
  readonly storageDir: string;
  readonly scratchDir: string;
  /** Instead of the folder. */
  readonly s3?: S3Address | undefined;
}

/** The file storage that the configuration names. */
export async function openStorage({ storageDir, scratchDir, s3 }: StoragePlace): Promise<Storage> {
  await mkdir(storageDir, { recursive: true });
  await mkdir(scratchDir, { recursive: true });
  if (s3 === undefined) return new DiskStorage(storageDir);
  // Imported only here: storing files on the disk does not need the time and memory of its libraries.
  const { S3Storage } = await import('./s3-storage.ts');
  return new S3Storage(s3);
}
