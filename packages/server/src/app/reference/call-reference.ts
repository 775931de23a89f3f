import { AREA_RULES } from '@toasoan/contract/access/area-rules.ts';
import type { Endpoint, HttpMethod } from '@toasoan/contract/core/endpoint.ts';
import { COMMON_ERRORS, ERRORS, type ErrorCode, SESSION_ERRORS } from '@toasoan/contract/core/errors.ts';
import { FILE_NAME_HEADER, TICKET_HEADER } from '@toasoan/contract/features/attachments/attachment-limits.ts';
import { wantsVersion } from '#server/core/http/version-check.ts';
import { type JsonSchema, jsonSchemaOf } from './json-schema.ts';

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly description?: string;
  readonly schema: JsonSchema;
}

const header = (name: string, description: string, schema: Parameter['schema']): Parameter => ({
  name,
  in: 'header',
  required: true,
  description,
  schema,
});

const BYTE_COUNT = { type: 'string', pattern: '^\\d{1,15}$' };

const TUS_VERSION = header('Tus-Resumable', 'The version of tus.', { type: 'string', const: '1.0.0' });

const UPLOAD_HEADERS: Partial<Record<HttpMethod, readonly Parameter[]>> = {
  POST: [
    header('Upload-Length', 'Bytes of the whole file.', BYTE_COUNT),
    header('Upload-Metadata', 'Keys with values in base64, commas between: filename and others.', {
      type: 'string',
    }),
  ],
  PATCH: [header('Upload-Offset', 'Bytes of the file before those in the body.', BYTE_COUNT)],
};

const ORIGIN = header('Origin', 'The page that calls, as browsers name it: of a domain of the project.', {
  type: 'string',
});
const FILE_NAME = header(FILE_NAME_HEADER, 'The name of the file, percent-encoded.', { type: 'string' });
const TICKET = header(TICKET_HEADER, 'The ticket of the form.', { type: 'string' });

/** One call as both forms of the reference describe it. */
export interface CallReference {
  readonly endpoint: Endpoint;
  /** `tag` of /admin/tag/list: the subject of the call. */
  readonly group: string;
  readonly parameters: readonly Parameter[];
  readonly body: JsonSchema | undefined;
  readonly data: JsonSchema;
  readonly errors: readonly ErrorCode[];
}

const PROJECT: Parameter = {
  name: 'project-id',
  in: 'header',
  required: true,
  description: 'The project the call works in.',
  schema: { type: 'string', pattern: '^[1-9]\\d{0,17}$' },
};
const IDEMPOTENCY_KEY: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'A repeated call with the same key and input gets the first answer again, for 24 hours.',
  schema: { type: 'string', maxLength: 255 },
};
const LANGUAGE: Parameter = {
  name: 'Accept-Language',
  in: 'header',
  required: false,
  description: 'The language of problems: vi or en.',
  schema: { type: 'string' },
};
const IF_MATCH: Parameter = {
  name: 'If-Match',
  in: 'header',
  required: false,
  description: 'Version the caller saw; another one is answered with VERSION_CONFLICT.',
  schema: { type: 'string' },
};

export function referenceOf(endpoint: Endpoint): CallReference {
  const body = jsonSchemaOf(endpoint.body, 'input');
  return {
    endpoint,
    group: groupOf(endpoint),
    parameters: [
      ...parametersOf(endpoint.params, 'path'),
      ...parametersOf(endpoint.query, 'query'),
      ...headersOf(endpoint),
    ],
    body: endpoint.method === 'GET' || isEmpty(body) ? undefined : body,
    data: jsonSchemaOf(endpoint.data, 'output'),
    errors: errorsOfCall(endpoint),
  };
}

function groupOf({ access, path }: Endpoint): string {
  if (access.token === 'reader' || access.token === 'key') return path.split('/')[1] ?? '';
  return access.token === 'full'
    ? access.area
    : path.split('/').length > 3
      ? (path.split('/')[2] ?? '')
      : 'sign-in';
}

function isEmpty({ properties, anyOf, oneOf }: JsonSchema): boolean {
  return Object.keys(properties ?? {}).length === 0 && anyOf === undefined && oneOf === undefined;
}

function parametersOf(schema: Endpoint['query'], place: 'path' | 'query'): Parameter[] {
  const { properties = {}, required = [] } = jsonSchemaOf(schema, 'input');
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

function headersOf(endpoint: Endpoint): Parameter[] {
  const { access, method, creates, kind } = endpoint;
  const needsProject = access.token === 'full' && AREA_RULES[access.area].needProject;
  const honoursIfMatch =
    kind !== 'upload' &&
    (method === 'DELETE' || (endpoint.errors.includes('VERSION_CONFLICT') && !wantsVersion(endpoint.body)));
  return [
    ...(needsProject ? [PROJECT] : []),
    ...(access.token === 'reader' && method !== 'GET' ? [ORIGIN] : []),
    ...(access.token === 'key' ? [LANGUAGE] : []),
    ...(creates ? [IDEMPOTENCY_KEY] : []),
    ...(honoursIfMatch ? [IF_MATCH] : []),
    ...(kind === 'upload' ? uploadHeadersOf(method) : []),
    ...(kind === 'file' ? [FILE_NAME] : []),
    ...(kind === 'file' && access.token === 'reader' ? [TICKET] : []),
  ];
}

/** Every error code of a call, in order of number. */
function errorsOfCall(endpoint: Endpoint): readonly ErrorCode[] {
  // They fail with problems of their own (`problemsOf`).
  if (endpoint.access.token === 'key') return [];
  const codes = new Set<ErrorCode>([
    ...COMMON_ERRORS,
    ...accessErrors(endpoint),
    ...endpoint.errors,
    ...(endpoint.creates ? (['IDEMPOTENCY_RUNNING', 'IDEMPOTENCY_MISMATCH'] as const) : []),
  ]);
  return (Object.keys(ERRORS) as ErrorCode[]).filter((code) => codes.has(code));
}

const CAPTCHA_ERRORS = ['CAPTCHA_REFUSED', 'CAPTCHA_UNAVAILABLE'] as const;

function accessErrors({ access, path }: Endpoint): readonly ErrorCode[] {
  if (access.token === 'none' || access.token === 'key') return [];
  if (path.startsWith('/public/')) return [];
  if (access.token === 'reader')
    return ['ORIGIN_REFUSED', 'NOT_FOUND', ...(access.captcha ? CAPTCHA_ERRORS : [])];
  if (access.token === 'any') return ['SESSION_INVALID', 'SESSION_ENDED'];
  const { needProject } = AREA_RULES[access.area];
  return [...SESSION_ERRORS, ...(needProject ? (['PROJECT_REQUIRED', 'PROJECT_FORBIDDEN'] as const) : [])];
}

/** Upload facts that are sent in headers. */
function uploadHeadersOf(method: HttpMethod): readonly Parameter[] {
  return [TUS_VERSION, ...(UPLOAD_HEADERS[method] ?? [])];
}
