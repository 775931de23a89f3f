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
  let document: string | undefined;
  api.get('/docs', async (request, reply) => {
    page ??= packPage(referencePage(endpoints.map(referenceOf), base));
    return sendPage(page, request, reply);
  });
  api.get('/openapi.json', async (_request, reply) => {
    document ??= JSON.stringify(openApiDocument(endpoints.map(referenceOf), base));
    return reply
      .headers({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' })
      .send(document);
  });
}
