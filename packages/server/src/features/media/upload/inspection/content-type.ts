import { type FileType, typeOfMime } from '@toasoan/contract/features/media/file-types.ts';
import { fileTypeFromBuffer } from 'file-type';
import type { FileBytes } from './file-bytes.ts';
import { MediaRefused } from './media-refused.ts';
import { officeType, refuseOldOffice } from './office-type.ts';

const LOOKED_AT = 65_536;
const ZIP = 'PK\x03\x04';

/** The same thing under other names. */
const ALIASES: Readonly<Record<string, string>> = {
  'image/apng': 'image/png',
  'audio/x-m4a': 'audio/mp4',
  'video/x-m4v': 'video/mp4',
};

/** What a file is by its bytes, whatever it is called. @throws MediaRefused */
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

/** Sound may begin with a cover picture larger than anything that is looked at: then what follows it. */
async function headOf(file: FileBytes): Promise<Buffer> {
  const head = await file.read(0, LOOKED_AT);
  const isTagged = head.length >= 10 && head.toString('latin1', 0, 3) === 'ID3';
  if (!isTagged) return head;
  const size = [6, 7, 8, 9].reduce((sum, at) => sum * 128 + ((head[at] ?? 0) & 0x7f), 0);
  return 10 + size < head.length ? head : await file.read(10 + size, LOOKED_AT);
}
