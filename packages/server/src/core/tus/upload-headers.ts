import type { IncomingHttpHeaders } from 'node:http';
import type { FieldCode } from '@toasoan/contract/vocabulary/field-texts.ts';
import type * as z from 'zod/mini';
import { AppError } from '#server/core/errors/app-error.ts';
import { parseInput } from '#server/core/http/parse-input.ts';
import { UPLOAD_HEADERS } from '#server/core/http/send-upload.ts';

const WHOLE_NUMBER = /^\d{1,15}$/;
const KEY = /^[\x21-\x2b\x2d-\x7e]{1,100}$/;
const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

/** @throws UPLOAD_PROTOCOL for a missing or other version of tus. */
export function checkProtocol(headers: IncomingHttpHeaders): void {
  if (headers['tus-resumable'] !== UPLOAD_HEADERS['tus-resumable']) throw new AppError('UPLOAD_PROTOCOL');
}

/** @throws INVALID_INPUT for a value that is no number of bytes. */
export function bytesIn(headers: IncomingHttpHeaders, name: string): number {
  const value = headers[name.toLowerCase()];
  if (value === undefined) throw wrong(name, 'required');
  if (typeof value !== 'string' || !WHOLE_NUMBER.test(value)) throw wrong(name, 'pattern');
  return Number(value);
}

/** @throws UNSUPPORTED_MEDIA_TYPE */
export function checkBytesType(headers: IncomingHttpHeaders): void {
  if (headers['content-type'] !== 'application/offset+octet-stream') {
    throw new AppError('UNSUPPORTED_MEDIA_TYPE');
  }
}

/** The content of `Upload-Metadata`. @throws INVALID_INPUT */
export function metadataIn<Schema extends z.ZodMiniType>(
  headers: IncomingHttpHeaders,
  schema: Schema,
): z.output<Schema> {
  const header = headers['upload-metadata'];
  if (typeof header !== 'string') throw wrong('Upload-Metadata', 'required');
  const pairs = header.split(',').map((pair) => pair.trim().split(' '));
  const keys = pairs.map(([key = '']) => key);
  const areFine = pairs.every(([key = '', value = '', ...rest]) => {
    return KEY.test(key) && BASE64.test(value) && rest.length === 0;
  });
  if (!areFine || new Set(keys).size < keys.length) throw wrong('Upload-Metadata', 'pattern');
  const entries = pairs.map(([key = '', value = '']) => [key, textOf(value)] as const);
  return parseInput(schema, Object.fromEntries(entries)) as z.output<Schema>;
}

function textOf(base64: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(base64, 'base64'));
  } catch {
    throw wrong('Upload-Metadata', 'characters');
  }
}

function wrong(field: string, code: FieldCode): AppError {
  return new AppError('INVALID_INPUT', { fields: [{ field, code }] });
}
