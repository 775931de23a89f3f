import type { IncomingHttpHeaders } from 'node:http';
import {
  FILE_NAME_HEADER,
  MAX_ATTACHMENT_BYTES,
} from '@toasoan/contract/features/attachments/attachment-limits.ts';
import { ATTACHMENT_RULE_TEXTS as TEXTS } from '@toasoan/contract/features/attachments/attachment-texts.ts';
import type { FieldCode } from '@toasoan/contract/vocabulary/field-texts.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import { cleanFileName } from '#server/features/media/public.ts';

/** What the sender says of the file before its bytes. */
export interface AnnouncedFile {
  readonly fileName: string;
  readonly sizeBytes: number;
}

/** Of every file: what its sender takes it for does not count. */
const FILE_TYPE = 'application/octet-stream';
const LONGEST_HEADER = 2_000;
/** A name leads nowhere and writes no second line; browsers never send a path. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is its purpose.
const HOSTILE = /[/\\\u0000-\u001F\u007F]/;

/** @throws INVALID_INPUT, TOO_LARGE, UNSUPPORTED_MEDIA_TYPE, RULES_NOT_MET: EMPTY. */
export function announcedFile(headers: IncomingHttpHeaders): AnnouncedFile {
  if (headers['content-type'] !== FILE_TYPE) throw new AppError('UNSUPPORTED_MEDIA_TYPE');
  const sizeBytes = Number(headers['content-length'] ?? Number.NaN);
  if (!Number.isSafeInteger(sizeBytes)) throw wrong('content-length', 'required');
  if (sizeBytes > MAX_ATTACHMENT_BYTES) throw new AppError('TOO_LARGE');
  if (sizeBytes === 0) throw ruleNotMet(TEXTS, 'EMPTY', 'file');
  return { fileName: nameIn(headers), sizeBytes };
}

function nameIn(headers: IncomingHttpHeaders): string {
  const header = headers[FILE_NAME_HEADER];
  if (typeof header !== 'string' || header === '') throw wrong(FILE_NAME_HEADER, 'required');
  const given = header.length > LONGEST_HEADER ? undefined : decoded(header);
  if (given === undefined || HOSTILE.test(given)) throw wrong(FILE_NAME_HEADER, 'pattern');
  const name = cleanFileName(given);
  if (name === '' || name.startsWith('.')) throw wrong(FILE_NAME_HEADER, 'pattern');
  return name;
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

function wrong(field: string, code: FieldCode): AppError {
  return new AppError('INVALID_INPUT', { fields: [{ field, code }] });
}
