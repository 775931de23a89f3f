import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { access, chmod, type FileHandle, mkdir, open, rename, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { EmbeddedPostgresError, errorCode } from './embedded-postgres-error.ts';

const { O_CREAT, O_EXCL, O_NOFOLLOW, O_WRONLY } = constants;

/** Creates the folder when it is missing, and checks that this account can work in it. */
export async function openFolder(folder: string): Promise<void> {
  try {
    const made = await mkdir(folder, { recursive: true, mode: 0o700 });
    // As root the server runs as another account, which must pass through; every file inside guards itself.
    if (made !== undefined && process.geteuid?.() === 0) await chmod(folder, 0o711);
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new EmbeddedPostgresError(
      `The folder ${folder} cannot be written (${errorCode(error)}); give it to this account.`,
      { alternative: 'folder', cause: error },
    );
  }
}

/** Writes a file that only its owner can read. A reader finds the old content or the new one, never half of it. */
export async function writePrivateFile(
  file: string,
  text: string,
  options?: { durable: boolean },
): Promise<void> {
  await rename(await writeDraft(file, text, options), file);
}

/** Writes the text under another name in the same folder and returns that path. */
export async function writeDraft(
  file: string,
  text: string,
  { durable } = { durable: false },
): Promise<string> {
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  const handle = await openPrivateFile(draft, O_CREAT | O_EXCL | O_WRONLY);
  try {
    await handle.writeFile(text);
    if (durable) await handle.sync();
  } finally {
    await handle.close();
  }
  return draft;
}

/** A file that root creates goes to the owner of its folder, so that this owner can go on without root. */
export async function openPrivateFile(file: string, flags: number): Promise<FileHandle> {
  const handle = await open(file, flags | O_NOFOLLOW, 0o600);
  if (process.geteuid?.() === 0) {
    const { uid, gid } = await stat(dirname(file));
    if (uid !== 0) await handle.chown(uid, gid);
  }
  return handle;
}
