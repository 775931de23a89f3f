import { constants } from 'node:fs';
import { type FileHandle, open, rename, stat } from 'node:fs/promises';
import { errorCode } from './embedded-postgres-error.ts';
import { openPrivateFile } from './private-files.ts';

const MAX_BYTES = 10 * 1024 * 1024;

/** Opens the log for the server. A large log, or one of another account, is renamed to `.1` first. */
export async function openServerLog(file: string): Promise<FileHandle> {
  const size = await stat(file).then(
    (found) => found.size,
    () => 0,
  );
  if (size > MAX_BYTES) await rename(file, `${file}.1`);
  try {
    return await openForAppending(file);
  } catch (error) {
    if (errorCode(error) !== 'EACCES' && errorCode(error) !== 'ELOOP') throw error;
    await rename(file, `${file}.1`);
    return await openForAppending(file);
  }
}

/** The first error after the given position, without time and process. */
export async function firstComplaint(file: string, from: number): Promise<string> {
  const handle = await open(file, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(16_384), 0, 16_384, from);
    const lines = buffer.toString('utf8', 0, bytesRead).split('\n');
    const complaint =
      lines.find((line) => /FATAL|PANIC/.test(line)) ?? lines.find((line) => line !== '') ?? '';
    return complaint.replace(/^.*?(FATAL|PANIC):\s*/, '');
  } finally {
    await handle.close();
  }
}

function openForAppending(file: string): Promise<FileHandle> {
  return openPrivateFile(file, constants.O_APPEND | constants.O_CREAT | constants.O_WRONLY);
}
