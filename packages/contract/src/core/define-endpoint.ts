import * as z from 'zod/mini';
import type { Endpoint, EndpointAccess, EndpointKind, HttpMethod } from './endpoint.ts';
import type { ErrorCode } from './errors.ts';

const NOTHING = z.strictObject({});
/** Calls without a payload accept no body, an empty body and `{}`. */
const NO_BODY = z.optional(NOTHING);
const DEFAULT_BODY_LIMIT = 64 * 1024;

interface EndpointDefinition<
  Params extends z.ZodMiniType,
  Query extends z.ZodMiniType,
  Body extends z.ZodMiniType,
  Data extends z.ZodMiniType,
> {
  readonly method: HttpMethod;
  readonly path: string;
  readonly summary: string;
  readonly access: EndpointAccess;
  readonly kind?: EndpointKind;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly data: Data;
  readonly errors?: readonly ErrorCode[];
  readonly creates?: boolean;
  readonly shownOnce?: readonly string[];
  readonly countsAsUse?: boolean;
  readonly whileViewing?: boolean;
  readonly bodyLimit?: number;
}

/** A call as plain data; `access` has no default, so omitting it does not compile. */
export function defineEndpoint<
  Data extends z.ZodMiniType,
  Params extends z.ZodMiniType = typeof NOTHING,
  Query extends z.ZodMiniType = typeof NOTHING,
  Body extends z.ZodMiniType = typeof NO_BODY,
>(definition: EndpointDefinition<Params, Query, Body, Data>): Endpoint<Params, Query, Body, Data> {
  return {
    ...definition,
    kind: definition.kind ?? 'json',
    params: definition.params ?? (NOTHING as unknown as Params),
    query: definition.query ?? (NOTHING as unknown as Query),
    body: definition.body ?? (NO_BODY as unknown as Body),
    errors: definition.errors ?? [],
    creates: definition.creates ?? false,
    shownOnce: definition.shownOnce ?? [],
    bodyLimit: definition.bodyLimit ?? DEFAULT_BODY_LIMIT,
  };
}
