import { TRANSLATE_PREFIX } from '@toasoan/contract/features/translate-api/endpoints.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { boundedWork } from '#server/core/auth/bounded-work.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { isEncoded } from '#server/core/http/admission.ts';
import { parseStrictJson } from '#server/core/http/strict-json.ts';
import type { KeyRoute } from '#server/features/translate-api/key-route.ts';
import { mountOpenApi } from '../reference/reference-routes.ts';
import { answerWithKey, type KeyCallDependencies } from './answer-with-key.ts';
import { type AdmittedKey, KeyGuard } from './key-guard.ts';
import { sendProblem } from './send-problem.ts';

export interface TranslateApiDependencies extends KeyCallDependencies {
  readonly routes: readonly KeyRoute[];
}

/** Calls that work at once; what waits longer than its time is refused. */
const AT_ONCE = { width: 16, queue: 200 };

declare module 'fastify' {
  interface FastifyRequest {
    /** The key of a call of the translate API; null elsewhere and before it is known. */
    admittedKey: AdmittedKey | null;
  }
}

/**
 * The calls of other systems. Each goes: flood gate, key, its minute and permission (before the body is read) → strict
 * input → project and pair → repeated call → quota reserved → work → quota settled. No cookie and no session is looked
 * at, and no browser may read an answer: there is no CORS.
 */
export function mountTranslateApi(api: FastifyInstance, deps: TranslateApiDependencies, base: string): void {
  const endpoints = deps.routes.map(({ endpoint }) => endpoint);
  mountOpenApi(api, `${TRANSLATE_PREFIX}/openapi.json`, { endpoints, base });
  const guard = new KeyGuard(deps);
  const inTurn = boundedWork(AT_ONCE);
  const config = { sendFailure: sendProblem };
  api.register(async (calls) => {
    calls.decorateRequest('admittedKey', null);
    calls.setErrorHandler(sendProblem);
    calls.removeAllContentTypeParsers();
    calls.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer' },
      async (_request: FastifyRequest, body: Buffer) => parseStrictJson(body),
    );
    for (const route of deps.routes) {
      const { method, path, bodyLimit } = route.endpoint;
      calls.route({
        method,
        url: path,
        bodyLimit,
        config,
        onRequest: async (request) => {
          request.admittedKey = await guard.admit(route, request);
          if (isEncoded(request)) throw new AppError('UNSUPPORTED_MEDIA_TYPE');
        },
        handler: (request, reply) => inTurn(() => answerWithKey(route, deps, request, reply)),
      });
    }
    calls.route({
      method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
      url: `${TRANSLATE_PREFIX}/*`,
      config,
      handler: async () => {
        throw new AppError('NOT_FOUND');
      },
    });
  });
}
