import { type FileType, typeOfName } from '@toasoan/contract/features/media/file-types.ts';
import { MEDIA_RULE_TEXTS } from '@toasoan/contract/features/media/media-rule-texts.ts';
import type { FileRef, UploadMetadata } from '@toasoan/contract/features/media/upload.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import { cleanFileName, endingOf } from './file-name.ts';

/** An announced upload, as far as it can be checked before the first byte. */
export interface UploadRequest {
  readonly purpose: 'NEW' | 'REPLACE' | 'POSTER';
  readonly target: FileRef | undefined;
  readonly fileName: string;
  readonly type: FileType;
  readonly length: number;
  readonly folderId: string | null;
  readonly templateId: string | undefined;
  readonly width: number | null;
  readonly height: number | null;
  readonly durationSec: number | null;
}

const MB = 1024 * 1024;
const GB = 1024 * MB;
const POSTER_TYPES = ['image/jpeg', 'image/png', 'image/webp'];

/** @throws RULES_NOT_MET for a file that the library refuses, INVALID_INPUT for two purposes at once. */
export function requestOf(metadata: UploadMetadata, length: number): UploadRequest {
  const { replaces, posterOf, folderId, templateId, width, height, durationSec } = metadata;
  if (replaces && posterOf) {
    throw new AppError('INVALID_INPUT', { fields: [{ field: 'posterOf', code: 'unknownKey' }] });
  }
  const fileName = cleanFileName(metadata.filename);
  const type = typeOf(fileName);
  if (posterOf && !POSTER_TYPES.includes(type.mime))
    throw ruleNotMet(MEDIA_RULE_TEXTS, 'MEDIA_POSTER_NOT_IMAGE', 'filename');
  if (length === 0) throw ruleNotMet(MEDIA_RULE_TEXTS, 'MEDIA_EMPTY', 'Upload-Length');
  if (length > type.maxBytes) {
    throw ruleNotMet(MEDIA_RULE_TEXTS, 'MEDIA_TOO_LARGE', 'Upload-Length', {
      limit: sizeInWords(type.maxBytes),
    });
  }
  return {
    purpose: replaces ? 'REPLACE' : posterOf ? 'POSTER' : 'NEW',
    target: replaces ?? posterOf,
    fileName,
    type,
    length,
    folderId: folderId ?? null,
    templateId,
    width: width ?? null,
    height: height ?? null,
    durationSec: durationSec ?? null,
  };
}

function typeOf(fileName: string): FileType {
  const extension = endingOf(fileName).toLowerCase();
  if (extension === '') throw ruleNotMet(MEDIA_RULE_TEXTS, 'MEDIA_TYPE_MISSING', 'filename');
  const type = typeOfName(fileName);
  if (type === undefined)
    throw ruleNotMet(MEDIA_RULE_TEXTS, 'MEDIA_TYPE_NOT_ALLOWED', 'filename', { extension });
  return type;
}

/** The same in every language. */
export function sizeInWords(bytes: number): string {
  return bytes >= GB ? `${bytes / GB} GB` : `${bytes / MB} MB`;
}
