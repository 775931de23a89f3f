import type * as z from 'zod/mini';
import type { AreaKey } from '../access/area-rules.ts';
import type { Permission } from '../access/permissions.ts';
import type { ErrorCode } from './errors.ts';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH';

/** Who may call: nobody signed in, a half-way or full session, or a full session that may enter an area. */
export type EndpointAccess =
  | { readonly token: 'none' }
  | { readonly token: 'any' }
  | { readonly token: 'full'; readonly area: AreaKey; readonly permissions: readonly Permission[] };

/** `json` is the only kind so far; uploads, downloads and streams bring their own limits with them. */
export type EndpointKind = 'json';

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
  readonly toldOnce: readonly string[];
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
