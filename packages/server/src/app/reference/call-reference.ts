import { AREA_RULES } from '@toasoan/contract/access/area-rules.ts';
import type { Endpoint } from '@toasoan/contract/core/endpoint.ts';
import type { ErrorCode } from '@toasoan/contract/core/errors.ts';
import { wantsVersion } from '#server/core/http/version-check.ts';
import { errorsOfCall } from './errors-of-call.ts';
import { type JsonSchema, jsonSchemaOf } from './json-schema.ts';
import type { Parameter } from './parameter.ts';
import { uploadHeadersOf } from './upload-headers-of.ts';

/** One call as both forms of the reference tell it. */
export interface CallReference {
  readonly endpoint: Endpoint;
  /** `tag` of /admin/tag/list: what the call is about. */
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
    ...(creates ? [IDEMPOTENCY_KEY] : []),
    ...(honoursIfMatch ? [IF_MATCH] : []),
    ...(kind === 'upload' ? uploadHeadersOf(method) : []),
  ];
}
