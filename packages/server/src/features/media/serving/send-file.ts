import { createHash } from 'node:crypto';
import { typeOfMime } from '@toasoan/contract/features/media/file-types.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { dispositionOf } from '#server/core/http/send-download.ts';
import { originalName } from '#server/core/media/stored-names.ts';
import type { ByteRange, Storage } from '#server/core/storage/storage.ts';
import { readRange } from './byte-range.ts';
import { publicHeaders } from './public-headers.ts';
import { sendRefusal } from './send-refusal.ts';
import type { ServedMedia } from './served-media-view.ts';

/** Films, audio and documents unchanged; documents as downloads only. Pictures never: see `sendPicture`. */
export async function sendFile(
  storage: Storage,
  request: FastifyRequest,
  reply: FastifyReply,
  { row, extension }: { readonly row: ServedMedia; readonly extension: string },
): Promise<FastifyReply> {
  const type = typeOfMime(row.mime);
  if (row.kind === 'IMAGE' || extension !== row.extension || type === undefined)
    return sendRefusal(reply, 404);
  const name = originalName({ key: row.key, number: row.file_number });
  const tag = tagOf(name);
  const headers = {
    ...publicHeaders(row, { tag, mime: type.mime, revision: undefined }),
    'accept-ranges': 'bytes',
    ...(row.kind === 'DOCUMENT' && { 'content-disposition': dispositionOf(row.file_name) }),
  };
  return await sendStored(storage, request, reply, { name, headers });
}

/** What a stored file is sent as: its name never changes content, so its tag is made from the name. */
interface StoredAnswer {
  readonly name: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** A stored file as it is: whole, a range of it, or nothing where the client has it already. */
export async function sendStored(
  storage: Storage,
  request: FastifyRequest,
  reply: FastifyReply,
  { name, headers }: StoredAnswer,
): Promise<FastifyReply> {
  const tag = tagOf(name);
  if (isKnown(tag, request.headers['if-none-match'])) return reply.code(304).headers(headers).send();
  const size = await storage.sizeOf(name);
  if (size === undefined) return sendRefusal(reply, 404);
  reply.headers(headers);
  if (request.method === 'HEAD') return reply.header('content-length', String(size)).send();
  const range = allowsRange(tag, request.raw.headers['if-range']?.toString())
    ? readRange(request.headers.range, size)
    : 'whole';
  if (range === 'outside') return reply.code(416).header('content-range', `bytes */${size}`).send();
  if (range === 'whole') reply.header('content-length', String(size));
  else reply.code(206).headers(headersOfPart(range, size));
  const file = await storage.open(name, range === 'whole' ? undefined : range);
  return file === undefined ? sendRefusal(reply, 404) : reply.send(file.content);
}

function headersOfPart({ first, last }: ByteRange, size: number): Record<string, string> {
  return {
    'content-range': `bytes ${first}-${last}/${size}`,
    'content-length': String(last - first + 1),
  };
}

/** A strong tag: the bytes of a stored name never change. */
export function tagOf(storedName: string): string {
  return `"${createHash('sha256').update(storedName).digest('base64url').slice(0, 22)}"`;
}

/** Whether the client has it already (If-None-Match compares weakly). */
export function isKnown(tag: string, ifNoneMatch: string | undefined): boolean {
  const tags = ifNoneMatch?.split(',').map((one) => one.trim().replace(/^W\//, '')) ?? [];
  return tags.includes('*') || tags.includes(tag);
}

/** A range is served only from the same file as the other ranges; dates are too coarse for that. */
function allowsRange(tag: string, ifRange: string | undefined): boolean {
  return ifRange === undefined || ifRange === tag;
}
