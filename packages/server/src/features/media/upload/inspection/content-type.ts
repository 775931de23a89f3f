import { type FileType, typeOfMime } from '@toasoan/contract/features/media/file-types.ts';
import { fileTypeFromBuffer } from 'file-type';
import type { FileBytes } from './file-bytes.ts';
import { MediaRefused } from './media-refused.ts';
import { readZipDirectory, type ZipEntry } from './zip-directory.ts';

const OFFICE_BASE = 'application/vnd.openxmlformats-officedocument';

const OFFICE_FOLDERS = [
  ['word/', `${OFFICE_BASE}.wordprocessingml.document`],
  ['xl/', `${OFFICE_BASE}.spreadsheetml.sheet`],
  ['ppt/', `${OFFICE_BASE}.presentationml.presentation`],
] as const;

/** Unpacked size, on the opener's machine. */
const MAX_UNPACKED = 1024 * 1024 * 1024;

/** A document is far below both; what is above only fills the disk or the memory of whoever opens it. */
const MAX_ENTRIES = 10_000;
const MAX_RATIO = 100;

const MACROS = /(^|\/)vbaProject\.bin$/i;

// biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is its purpose.
const HOSTILE_NAME = /(^|\/)\.\.(\/|$)|^\/|\\|^[A-Za-z]:|[\u0000-\u001F]/;

/** "EncryptedPackage" as the old container of Office writes names. */
const ENCRYPTED_PACKAGE = new RegExp([...'EncryptedPackage'].map((letter) => `${letter}\\x00`).join(''));

const LOOKED_AT = 65_536;
const ZIP = 'PK\x03\x04';

/** Other names of the same type. */
const ALIASES: Readonly<Record<string, string>> = {
  'image/apng': 'image/png',
  'audio/x-m4a': 'audio/mp4',
  'video/x-m4v': 'video/mp4',
};

/** A file's type by its bytes, whatever its name. @throws MediaRefused */
export async function contentType(file: FileBytes): Promise<FileType> {
  const head = await headOf(file);
  const mime = head.toString('latin1', 0, 4) === ZIP ? await officeType(file) : await mimeOf(head, file);
  const type = typeOfMime(mime);
  if (type === undefined) throw new MediaRefused('TYPE_NOT_ALLOWED');
  return type;
}

async function mimeOf(head: Buffer, file: FileBytes): Promise<string> {
  const found = await fileTypeFromBuffer(head).catch(() => undefined);
  if (found?.mime === 'application/x-cfb') return await refuseOldOffice(file);
  const mime = found?.mime ?? '';
  return ALIASES[mime] ?? mime;
}

/** Audio may begin with a cover picture larger than the inspected head: then its first bytes after it. */
async function headOf(file: FileBytes): Promise<Buffer> {
  const head = await file.read(0, LOOKED_AT);
  const isTagged = head.length >= 10 && head.toString('latin1', 0, 3) === 'ID3';
  if (!isTagged) return head;
  const size = [6, 7, 8, 9].reduce((sum, at) => sum * 128 + ((head[at] ?? 0) & 0x7f), 0);
  return 10 + size < head.length ? head : await file.read(10 + size, LOOKED_AT);
}

/** The office format of an archive. @throws MediaRefused */
async function officeType(file: FileBytes): Promise<string> {
  const entries = await readZipDirectory(file);
  checkEntries(entries, file.size);
  const names = entries.map(({ name }) => name);
  if (names.some((name) => MACROS.test(name))) throw new MediaRefused('TYPE_NOT_ALLOWED');
  const found = OFFICE_FOLDERS.filter(([folder]) => names.some((name) => name.startsWith(folder)));
  const [one, ...others] = found;
  if (!names.includes('[Content_Types].xml') || one === undefined || others.length > 0) {
    throw new MediaRefused('TYPE_NOT_ALLOWED');
  }
  return one[1];
}

function checkEntries(entries: readonly ZipEntry[], fileSize: number): void {
  const names = new Set(entries.map(({ name }) => name));
  if (entries.some(({ isEncrypted }) => isEncrypted)) throw new MediaRefused('ENCRYPTED');
  if (names.size < entries.length || entries.some(({ name }) => HOSTILE_NAME.test(name))) {
    throw new MediaRefused('DAMAGED');
  }
  const unpacked = entries.reduce((sum, { size }) => sum + size, 0);
  if (unpacked > MAX_UNPACKED) throw new MediaRefused('TOO_LARGE');
  if (entries.length > MAX_ENTRIES || unpacked > fileSize * MAX_RATIO) throw new MediaRefused('TOO_PACKED');
}

/** An encrypted document uses the container of the old formats, which are refused. */
async function refuseOldOffice(file: FileBytes): Promise<never> {
  throw new MediaRefused((await file.contains(ENCRYPTED_PACKAGE)) ? 'ENCRYPTED' : 'TYPE_NOT_ALLOWED');
}
