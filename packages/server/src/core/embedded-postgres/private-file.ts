import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { type FileHandle, open, rename, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

const { O_CREAT, O_EXCL, O_NOFOLLOW, O_WRONLY } = constants;

/** Writes a file that only its owner can read, whole or not at all. */
export async function writePrivateFile(
  file: string,
  text: string,
  options?: { durable: boolean },
): Promise<void> {
  await rename(await writeDraft(file, text, options), file);
}

/** Writes it under another name beside its place, and answers that name. */
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

/** What root makes in a folder of somebody else is theirs, so that they go on without root. */
export async function openPrivateFile(file: string, flags: number): Promise<FileHandle> {
  const handle = await open(file, flags | O_NOFOLLOW, 0o600);
  if (process.geteuid?.() === 0) {
    const { uid, gid } = await stat(dirname(file));
    if (uid !== 0) await handle.chown(uid, gid);
  }
  return handle;
}
