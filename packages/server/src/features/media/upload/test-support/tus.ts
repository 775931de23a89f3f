import { uploadEndpoints } from '@toasoan/contract/features/media/upload.ts';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

type Headers = Readonly<Record<string, string>>;
const TUS: Headers = { 'tus-resumable': '1.0.0' };
const BASE = '/api';

function metadataOf(facts: Headers): string {
  return Object.entries(facts)
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',');
}

export interface Tus {
  begin(length: number, facts: Headers, more?: Headers): Promise<LightMyRequestResponse>;
  send(id: string, from: number, bytes: Buffer, more?: Headers): Promise<LightMyRequestResponse>;
  progress(id: string): Promise<LightMyRequestResponse>;
  cancel(id: string): Promise<LightMyRequestResponse>;
  /** All of it; answers what the last call answered. */
  upload(fileName: string, content: Buffer, facts?: Headers): Promise<LightMyRequestResponse>;
}

/** Uploads as somebody makes them who carries these headers. */
export function tusOf(app: FastifyInstance, headers: Headers): Tus {
  const url = (id: string) => BASE + uploadEndpoints.send.path.replace('{uploadId}', id);
  const tus: Tus = {
    begin: (length, facts, more = {}) =>
      app.inject({
        method: 'POST',
        url: BASE + uploadEndpoints.begin.path,
        headers: {
          ...headers,
          ...TUS,
          'upload-length': String(length),
          'upload-metadata': metadataOf(facts),
          ...more,
        },
      }),
    send: (id, from, bytes, more = {}) =>
      app.inject({
        method: 'PATCH',
        url: url(id),
        headers: {
          ...headers,
          ...TUS,
          'content-type': 'application/offset+octet-stream',
          'upload-offset': String(from),
          ...more,
        },
        payload: bytes,
      }),
    progress: (id) => app.inject({ method: 'HEAD', url: url(id), headers: { ...headers, ...TUS } }),
    cancel: (id) => app.inject({ method: 'DELETE', url: url(id), headers: { ...headers, ...TUS } }),
    upload: async (fileName, content, facts = {}) => {
      const begun = await tus.begin(content.length, { filename: fileName, ...facts });
      return begun.statusCode === 201 ? await tus.send(idOf(begun), 0, content) : begun;
    },
  };
  return tus;
}

/** The upload that the answer made. */
export function idOf({ headers }: LightMyRequestResponse): string {
  return String(headers.location).split('/').at(-1) ?? '';
}
