import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import type { Endpoint } from '@toasoan/contract/core/endpoint.ts';
import type { FastifyReply } from 'fastify';
import type { Call } from './call.ts';

/** A call whose input is in the headers and whose body is bytes, not read yet. */
export interface UploadCall<E extends Endpoint = Endpoint> extends Omit<Call<E>, 'body'> {
  readonly body: Readable;
  readonly headers: IncomingHttpHeaders;
  /** The called address: the base and the path. */
  readonly path: string;
}

/** A call whose body is the bytes of one file, not read yet. */
export type FileCall<E extends Endpoint = Endpoint> = Omit<Call<E>, 'body'> &
  Pick<UploadCall, 'body' | 'headers'>;

/** Headers only. */
export interface UploadAnswer {
  readonly status: 200 | 201 | 204;
  readonly headers: Readonly<Record<string, string>>;
}

/** For every answer, including refusals. */
export const UPLOAD_HEADERS = { 'tus-resumable': '1.0.0', 'tus-version': '1.0.0' } as const;

export function sendUpload(reply: FastifyReply, { status, headers }: UploadAnswer): FastifyReply {
  return reply
    .code(status)
    .headers({ ...headers, 'cache-control': 'no-store' })
    .send();
}
