import type * as z from 'zod/mini';
import type { AreaKey } from '../access/area-rules.ts';
import type { Permission } from '../access/permissions.ts';
import type { ErrorCode } from './errors.ts';

export type HttpMethod = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE' | 'PATCH';

/** Who may call: nobody signed in, a half-way or full session, or a full session that may enter an area. */
export type EndpointAccess =
  | { readonly token: 'none' }
  | { readonly token: 'any' }
  | { readonly token: 'full'; readonly area: AreaKey; readonly permissions: readonly Permission[] };

/**
 * What a success answers: the envelope, a file as it is, headers alone as tus has them (its input, too, stands in
 * headers, and the body is bytes), or server-sent events without an end. Failures are envelopes in all.
 */
export type EndpointKind = 'json' | 'download' | 'upload' | 'stream';

export interface Endpoint<
  Params extends z.ZodMiniType = z.ZodMiniType,
  Query extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Data extends z.ZodMiniType = z.ZodMiniType,
> {
  readonly method: HttpMethod;
  /** Path under the base address, parameters written `{id}`. */
  readonly path: string;
  /** One English sentence for the reference page. */
  readonly summary: string;
  readonly access: EndpointAccess;
  readonly kind: EndpointKind;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly data: Data;
  /** Codes beyond the ones any call can answer (`COMMON_ERRORS`). */
  readonly errors: readonly ErrorCode[];
  /** True for calls that make something: they accept `Idempotency-Key`. */
  readonly creates: boolean;
  /** Keys of `data` that hold secrets: told in the first answer alone, never kept for a repeated call. */
  readonly shownOnce: readonly string[];
  /** False for what an open page says by itself, which keeps no session alive that nobody uses. Absent: true. */
  readonly countsAsUse?: boolean;
  /** Bytes of body accepted. */
  readonly bodyLimit: number;
}

export type ParamsOf<E extends Endpoint> = z.output<E['params']>;
export type QueryOf<E extends Endpoint> = z.output<E['query']>;
export type BodyOf<E extends Endpoint> = z.output<E['body']>;
export type DataOf<E extends Endpoint> = z.output<E['data']>;
export type ParamsInput<E extends Endpoint> = z.input<E['params']>;
export type QueryInput<E extends Endpoint> = z.input<E['query']>;
export type BodyInput<E extends Endpoint> = z.input<E['body']>;
