import { open, stat } from 'node:fs/promises';
import { ATTACHMENT_EXTENSIONS } from '@toasoan/contract/features/attachments/attachment-limits.ts';
import { ATTACHMENT_RULE_TEXTS as TEXTS } from '@toasoan/contract/features/attachments/attachment-texts.ts';
import type { FileType } from '@toasoan/contract/features/media/file-types.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import type { ImageProcess } from '#server/core/images/image-work.ts';
import type { Scratch } from '#server/core/storage/scratch.ts';
import { examineFile, MediaRefused } from '#server/features/media/public.ts';

const HEAD = 1_024;
const TAIL = 1_048_576;

/** What programs look for in a file of another type. */
const PAGE = /<(?:!doctype|html|script|svg|body|iframe)\b/i;
const DOCUMENT = '%PDF-';
const ARCHIVES = ['PK\x03\x04', 'PK\x05\x06', 'Rar!\x1a', '7z\xbc\xaf'];

/** The type of a file by its bytes; they stay as they are. @throws RULES_NOT_MET with the reason. */
export async function examineAttachment(
  deps: { readonly scratch: Scratch; readonly images: ImageProcess },
  path: string,
  fileName: string,
): Promise<string> {
  try {
    const { type, extent } = await examineFile(deps, path, fileName);
    if (!isTaken(type)) throw new MediaRefused('TYPE_NOT_ALLOWED');
    if (await isTwoInOne(path, type, extent?.end)) throw ruleNotMet(TEXTS, 'TWO_IN_ONE', 'file');
    return type.mime;
  } catch (error) {
    if (error instanceof MediaRefused) throw ruleNotMet(TEXTS, error.reason, 'file');
    throw error;
  }
}

function isTaken({ extensions: [extension] }: FileType): boolean {
  const taken: readonly string[] = ATTACHMENT_EXTENSIONS;
  return taken.includes(extension);
}

/** Whether a program that looks elsewhere in the file finds a file of another type. */
async function isTwoInOne(path: string, { mime, kind }: FileType, end: number | undefined): Promise<boolean> {
  const { size } = await stat(path);
  if (mime === 'application/pdf') {
    const tail = await textOf(path, Math.max(0, size - HEAD), HEAD);
    return !tail.replaceAll('\0', '').trimEnd().endsWith('%%EOF');
  }
  if (isPageOrDocument(await textOf(path, 0, HEAD))) return true;
  if (kind !== 'IMAGE' || end === undefined || end >= size) return false;
  // A phone may keep a film after the end of a picture; an archive, a document or a page is something else.
  const first = Math.max(end, size - TAIL);
  return isOther(await textOf(path, end, HEAD)) || isOther(await textOf(path, first, size - first));
}

const isPageOrDocument = (text: string) => PAGE.test(text) || text.includes(DOCUMENT);
const isOther = (text: string) => isPageOrDocument(text) || ARCHIVES.some((mark) => text.includes(mark));

async function textOf(path: string, first: number, length: number): Promise<string> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, first);
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await file.close();
  }
}
