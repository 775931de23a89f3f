import type { FileBytes } from './file-bytes.ts';
import { MediaRefused } from './media-refused.ts';
import { readZipDirectory, type ZipEntry } from './zip-directory.ts';

const BASE = 'application/vnd.openxmlformats-officedocument';
const FOLDERS = [
  ['word/', `${BASE}.wordprocessingml.document`],
  ['xl/', `${BASE}.spreadsheetml.sheet`],
  ['ppt/', `${BASE}.presentationml.presentation`],
] as const;
/** Unpacked, in the machine of whoever opens it. */
const MAX_UNPACKED = 1024 * 1024 * 1024;
const MACROS = /(^|\/)vbaProject\.bin$/i;
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is its purpose.
const HOSTILE_NAME = /(^|\/)\.\.(\/|$)|^\/|\\|^[A-Za-z]:|[\u0000-\u001F]/;

/** Which of the office formats an archive is. @throws MediaRefused */
export async function officeType(file: FileBytes): Promise<string> {
  const entries = await readZipDirectory(file);
  checkEntries(entries);
  const names = entries.map(({ name }) => name);
  if (names.some((name) => MACROS.test(name))) throw new MediaRefused('TYPE_NOT_ALLOWED');
  const found = FOLDERS.filter(([folder]) => names.some((name) => name.startsWith(folder)));
  const [one, ...others] = found;
  if (!names.includes('[Content_Types].xml') || one === undefined || others.length > 0) {
    throw new MediaRefused('TYPE_NOT_ALLOWED');
  }
  return one[1];
}

function checkEntries(entries: readonly ZipEntry[]): void {
  const names = new Set(entries.map(({ name }) => name));
  if (entries.some(({ isEncrypted }) => isEncrypted)) throw new MediaRefused('ENCRYPTED');
  if (names.size < entries.length || entries.some(({ name }) => HOSTILE_NAME.test(name))) {
    throw new MediaRefused('DAMAGED');
  }
  if (entries.reduce((sum, { size }) => sum + size, 0) > MAX_UNPACKED) throw new MediaRefused('TOO_LARGE');
}

/** "EncryptedPackage" as the old container of Office writes names. */
const ENCRYPTED_PACKAGE = new RegExp([...'EncryptedPackage'].map((letter) => `${letter}\\x00`).join(''));

/** A document behind a password is kept in the container of the old formats, which are not taken. */
export async function refuseOldOffice(file: FileBytes): Promise<never> {
  throw new MediaRefused((await file.contains(ENCRYPTED_PACKAGE)) ? 'ENCRYPTED' : 'TYPE_NOT_ALLOWED');
}
