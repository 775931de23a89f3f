import type { Readable } from 'node:stream';
import type { EndpointKind } from '@toasoan/contract/core/endpoint.ts';
import type { FastifyReply } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    kind?: EndpointKind;
  }
}

/** A file as an answer. */
export interface Download {
  readonly fileName: string;
  readonly mediaType: string;
  readonly size: number;
  readonly content: Readable;
}

/** Always downloaded, never shown or executed beside the console. */
export function sendDownload(reply: FastifyReply, { fileName, mediaType, size, content }: Download) {
  return reply
    .headers({
      'content-type': mediaType,
      'content-length': String(size),
      'content-disposition': dispositionOf(fileName),
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    .send(content);
}

/** The name twice: in ASCII for old programs, and unchanged (RFC 6266). */
export function dispositionOf(fileName: string): string {
  const plain = fileName
    .replace(/[đĐ]/g, (letter) => (letter === 'đ' ? 'd' : 'D'))
    .normalize('NFD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/["\\/%]/g, '_');
  const whole = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
}
