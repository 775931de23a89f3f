import { openStorage } from '#server/core/storage/open-storage.ts';
import type { Storage } from '#server/core/storage/storage.ts';
import { type Config, ConfigError } from './config.ts';

/** The file storage, after a test write. @throws ConfigError */
export async function openProductStorage(
  config: Pick<Config, 's3' | 'storageDir' | 'scratchDir'>,
): Promise<Storage> {
  const setting = config.s3 === undefined ? 'DATA_DIR' : 'STORAGE_URL';
  try {
    const storage = await openStorage(config);
    await storage.check();
    return storage;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError(`Files cannot be kept where ${setting} says: ${reason}.`);
  }
}
