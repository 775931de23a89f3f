import type { Endpoint } from '@toasoan/contract/core/endpoint.ts';
import type { FastifyInstance } from 'fastify';
import { type PackedPage, packPage } from '../console-page.ts';
import { sendPage } from '../serve-console.ts';
import { referenceOf } from './call-reference.ts';
import { openApiDocument } from './open-api-document.ts';
import { referencePage } from './reference-page.ts';

/** /docs for people and /openapi.json for programs, made from the contract when first asked for. */
export function mountReference(api: FastifyInstance, endpoints: readonly Endpoint[], base: string): void {
  let page: PackedPage | undefined;
  api.get('/docs', async (request, reply) => {
    page ??= packPage(referencePage(endpoints.map(referenceOf), base));
    return sendPage(page, request, reply);
  });
  mountOpenApi(api, '/openapi.json', { endpoints, base });
}

interface Described {
  readonly endpoints: readonly Endpoint[];
  readonly base: string;
}

/** The calls given as OpenAPI, made when first asked for. */
export function mountOpenApi(api: FastifyInstance, path: string, { endpoints, base }: Described): void {
  let document: string | undefined;
  api.get(path, async (_request, reply) => {
    document ??= JSON.stringify(openApiDocument(endpoints.map(referenceOf), base));
    return reply
      .headers({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' })
      .send(document);
  });
}
