import type { EndpointAccess, EndpointKind } from '@toasoan/contract/core/endpoint.ts';
import { ERROR_TEXTS } from '@toasoan/contract/core/error-texts.ts';
import { ERRORS, type ErrorCode } from '@toasoan/contract/core/errors.ts';
import type { CallReference } from './call-reference.ts';
import { PROBLEM, problemResponses, problemsOf, USAGE_HEADERS } from './problem-reference.ts';

const JSON_TYPE = 'application/json';

const FAILURE = {
  type: 'object',
  required: ['error', 'code', 'message', 'errors', 'details', 'requestId'],
  properties: {
    error: { type: 'integer', description: 'Negative number of the error.' },
    code: { type: 'string', enum: Object.keys(ERRORS) },
    message: { type: 'string', description: 'In the language of Accept-Language.' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['field', 'code', 'message'],
        properties: { field: { type: 'string' }, code: { type: 'string' }, message: { type: 'string' } },
      },
    },
    details: { type: 'object' },
    requestId: { type: 'string' },
  },
};

/** OpenAPI 3.1 of the calls given. */
export function openApiDocument(calls: readonly CallReference[], base: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const call of calls) {
    const { path, method } = call.endpoint;
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(call) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Tòa Soạn', version: '1', description: 'Every call of the console.' },
    servers: [{ url: base }],
    paths,
    components: {
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer' },
        apiKey: { type: 'http', scheme: 'bearer', bearerFormat: 'tsk_…', description: 'An API key.' },
      },
      schemas: { Failure: FAILURE, Problem: PROBLEM },
    },
  };
}

function operation({ endpoint, group, parameters, body, data, errors }: CallReference) {
  const { access } = endpoint;
  return {
    operationId: `${endpoint.method.toLowerCase()}${endpoint.path.replace(/[^A-Za-z0-9]+(\w?)/g, (_, next: string) => next.toUpperCase())}`,
    tags: [group],
    summary: endpoint.summary,
    security: securityOf(access),
    ...(access.token === 'key' && access.permission !== null && { 'x-permissions': [access.permission] }),
    ...(access.token === 'full' && { 'x-area': access.area, 'x-permissions': access.permissions }),
    parameters,
    ...(endpoint.kind === 'upload' && endpoint.method === 'PATCH' && { requestBody: { content: BYTES } }),
    ...(endpoint.kind === 'file' && { requestBody: { content: FILE } }),
    ...(body && endpoint.kind !== 'file' && { requestBody: { content: { [JSON_TYPE]: { schema: body } } } }),
    responses: {
      200: {
        description: 'Success',
        ...(endpoint.kind !== 'upload' && {
          content:
            access.token === 'key' ? { [JSON_TYPE]: { schema: data } } : contentOf(endpoint.kind, data),
        }),
        ...(access.token === 'key' && { headers: USAGE_HEADERS }),
      },
      ...failures(errors),
      ...problemResponses(problemsOf(endpoint)),
    },
  };
}

function securityOf({ token }: EndpointAccess) {
  if (token === 'none' || token === 'reader') return [];
  return token === 'key' ? [{ apiKey: [] }] : [{ token: [] }];
}

const BYTES = { 'application/offset+octet-stream': { schema: { type: 'string', format: 'binary' } } };
const FILE = { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } };

const EVENTS = { 'text/event-stream': { schema: { type: 'string' } } };

function contentOf(kind: EndpointKind, data: CallReference['data']) {
  if (kind === 'download') return FILE;
  return kind === 'stream' ? EVENTS : envelopeOf(data);
}

function envelopeOf(data: CallReference['data']) {
  const properties = { error: { const: 0 }, data };
  return { [JSON_TYPE]: { schema: { type: 'object', required: ['error', 'data'], properties } } };
}

/** Failures by HTTP status, each code with its number and text. */
function failures(codes: readonly ErrorCode[]) {
  const byStatus = Map.groupBy(codes, (code) => ERRORS[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, ofStatus]) => [
      status,
      {
        description: ofStatus
          .map((code) => `${code} (${ERRORS[code].error}): ${ERROR_TEXTS[code].en}`)
          .join('\n'),
        content: { [JSON_TYPE]: { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    ]),
  );
}
