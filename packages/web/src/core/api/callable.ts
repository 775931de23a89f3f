import type { Endpoint } from '@toasoan/contract/core/endpoint.ts';
import type * as z from 'zod/mini';

type Schema = z.ZodMiniType;

/**
 * What is needed to call an endpoint. Every endpoint of the contract is one; the few calls of the sign-in
 * are written as plain constants instead, because their schemas would bring zod into the login page.
 */
export interface Callable<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Data extends Schema = Schema,
> extends Pick<Endpoint, 'method' | 'path' | 'access'> {
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly data?: Data;
}

/** The constant that stands for an endpoint of the contract. */
export type CallableOf<E extends Endpoint> = Callable<E['params'], E['query'], E['body'], E['data']>;

/** Optional where the endpoint asks for nothing. */
type Part<Key extends string, Of extends Schema> =
  Record<never, never> extends z.input<Of>
    ? { readonly [K in Key]?: z.input<Of> | undefined }
    : { readonly [K in Key]: z.input<Of> };

export interface CallOptions {
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Sent as `If-Match`. */
  readonly ifMatch?: number | undefined;
  readonly idempotencyKey?: string | undefined;
  /** Codes that the caller shows in its own way, so that no notification is shown for them. */
  readonly suppressErrorToast?: 'everything' | readonly string[] | undefined;
  /** Login, second factor and me: a 401 from them ends no session and redirects nobody. */
  readonly setsToken?: boolean | undefined;
  /** For what belongs to another project than the chosen one, such as a file that is still on its way. */
  readonly projectId?: string | undefined;
  /** The call is sent on even if the page goes away. */
  readonly keepalive?: boolean | undefined;
}

export type CallInput<Params extends Schema, Query extends Schema, Body extends Schema> = Part<
  'params',
  Params
> &
  Part<'query', Query> &
  Part<'body', Body> &
  CallOptions;
