import { access, chmod, constants, mkdir } from 'node:fs/promises';
import { errorCode } from './error-code.ts';
import { StartUpError } from './start-up-error.ts';

/** Makes the folder if it is missing, and makes sure that this account can work in it. */
export async function openFolder(folder: string): Promise<void> {
  try {
    const made = await mkdir(folder, { recursive: true, mode: 0o700 });
    // As root the server runs as another account, which must pass through; every file inside guards itself.
    if (made !== undefined && process.geteuid?.() === 0) await chmod(folder, 0o711);
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartUpError(
      `The data folder ${folder} cannot be written (${errorCode(error)}); give it to this account, or name another with DATA_DIR.`,
      { cause: error },
    );
  }
}
