import type { HttpMethod } from '@toasoan/contract/core/endpoint.ts';
import type { Parameter } from './parameter.ts';

const header = (name: string, description: string, schema: Parameter['schema']): Parameter => ({
  name,
  in: 'header',
  required: true,
  description,
  schema,
});

const BYTES = { type: 'string', pattern: '^\\d{1,15}$' };
const PROTOCOL = header('Tus-Resumable', 'The version of tus.', { type: 'string', const: '1.0.0' });
const OF_METHOD: Partial<Record<HttpMethod, readonly Parameter[]>> = {
  POST: [
    header('Upload-Length', 'Bytes of the whole file.', BYTES),
    header('Upload-Metadata', 'Keys with values in base64, commas between: filename and others.', {
      type: 'string',
    }),
  ],
  PATCH: [header('Upload-Offset', 'Bytes of the file before those in the body.', BYTES)],
};

/** What uploads say in headers. */
export function uploadHeadersOf(method: HttpMethod): readonly Parameter[] {
  return [PROTOCOL, ...(OF_METHOD[method] ?? [])];
}
