import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding } from '../accepted-encoding.ts';

/** A page keeps it so long without asking; then it asks by ETag. */
const KEPT = 'public, max-age=600, stale-while-revalidate=86400';

/** A script for the pages of the sites, packed once. */
export interface ReaderScript {
  readonly etag: string;
  readonly plain: Buffer;
  readonly gzip: Buffer;
  readonly br: Buffer;
}

/** Beside the built server; undefined when the product runs from its sources. */
export function readReaderScript(
  name: 'widget.js' | 'forms.js' | 'clicks.js' | 'contest-entry.js' | 'contest-vote.js' | 'contest-jury.js',
  folder = import.meta.dirname,
): ReaderScript | undefined {
  const file = join(folder, name);
  return existsSync(file) ? packScript(readFileSync(file)) : undefined;
}

export function packScript(plain: Buffer): ReaderScript {
  return {
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    plain,
    gzip: gzipSync(plain, { level: 9 }),
    br: brotliCompressSync(plain),
  };
}

/** Pages of any site may load it: it knows nothing and may do nothing by itself. */
export function sendScript(script: ReaderScript, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.headers({
    etag: script.etag,
    'cache-control': KEPT,
    vary: 'accept-encoding',
    'cross-origin-resource-policy': 'cross-origin',
  });
  if (request.headers['if-none-match'] === script.etag) return reply.code(304).send();
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  reply.header('content-type', 'text/javascript; charset=utf-8');
  if (encoding !== undefined) reply.header('content-encoding', encoding);
  return reply.send(script[encoding ?? 'plain']);
}
