import { ERROR_TEXTS } from '@toasoan/contract/core/error-texts.ts';
import { expect, test } from 'vitest';
import { startTestServer } from '#test/test-server.ts';

const { app } = await startTestServer();

interface Operation {
  readonly operationId: string;
  readonly security: readonly object[];
  readonly parameters: readonly {
    readonly name: string;
    readonly in: string;
    readonly required: boolean;
    readonly schema: object;
  }[];
  readonly requestBody?: { readonly content: Record<string, { readonly schema: Record<string, unknown> }> };
  readonly responses: Record<string, { readonly description: string }>;
}

async function operations(): Promise<Record<string, Operation>> {
  const response = await app.inject({ url: '/api/openapi.json' });
  const { paths } = response.json<{ paths: Record<string, Record<string, Operation>> }>();
  return Object.fromEntries(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => [`${method.toUpperCase()} ${path}`, operation]),
    ),
  );
}

test('OpenAPI names every mounted call, each with its own id', async () => {
  const document = await operations();
  const mounted = app
    .printRoutes({ commonPrefix: false })
    .match(/\/api\/admin\/\S+ \((?:GET|POST|PUT|PATCH|DELETE)[^)]*\)/g);
  expect(Object.keys(document).length).toBeGreaterThanOrEqual(mounted?.length ?? 1);
  const ids = Object.values(document).map(({ operationId }) => operationId);
  expect(new Set(ids).size).toBe(ids.length);
});

test('a call lists its inputs with their limits, its access and its errors', async () => {
  const document = await operations();
  const list = document['GET /admin/tag/list'];
  expect(list?.security).toEqual([{ token: [] }]);
  expect(list?.parameters).toEqual(
    expect.arrayContaining([
      {
        name: 'limit',
        in: 'query',
        required: false,
        schema: { type: 'integer', minimum: 1, maximum: 100, default: 20 },
      },
      expect.objectContaining({ name: 'project-id', in: 'header', required: true }),
    ]),
  );
  const create = document['POST /admin/tag/create'];
  expect(create?.parameters.map(({ name }) => name)).toContain('Idempotency-Key');
  expect(create?.requestBody?.content['application/json']?.schema).toMatchObject({
    required: ['title'],
    additionalProperties: false,
    properties: { title: { type: 'string', minLength: 1, maxLength: 100 } },
  });
  expect(create?.responses['409']?.description).toContain('TITLE_TAKEN (-409)');
  expect(create?.responses['422']?.description).toContain('IDEMPOTENCY_MISMATCH');
  expect(document['POST /admin/login']?.security).toEqual([]);
  expect(document['DELETE /admin/tags/{id}']?.parameters.map(({ name }) => name)).toEqual([
    'id',
    'project-id',
    'If-Match',
  ]);
});

test('the page shows the same for people, without a script', async () => {
  const response = await app.inject({ url: '/api/docs' });
  expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  for (const path of Object.keys(await operations())) expect(response.body).toContain(path.split(' ')[1]);
  expect(response.body).not.toMatch(/<script|<link|url\(/);
  expect(response.body).toContain(ERROR_TEXTS.VERSION_CONFLICT.en);
});
