import type { Endpoint } from '@toasoan/contract/core/endpoint.ts';
import type * as z from 'zod/mini';

type Schema = z.ZodMiniType;

/**
 * What is needed to call an endpoint. Every endpoint of the contract fits. The few sign-in calls are plain constants
 * instead, because their schemas would bring zod into the login page.
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

/** The constant of an endpoint of the contract. */
export type CallableOf<E extends Endpoint> = Callable<E['params'], E['query'], E['body'], E['data']>;

/** Optional if the endpoint takes no input. */
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
  /** Codes that the caller shows itself, so that no notification appears. */
  readonly suppressErrorToast?: 'everything' | readonly string[] | undefined;
  /** Login, second factor and me: a 401 from them ends no session and redirects nowhere. */
  readonly setsToken?: boolean | undefined;
  /** For a project other than the current one, such as that of a running upload. */
  readonly projectId?: string | undefined;
  /** Sent as it is in place of a body, by calls of the kind `file`. */
  readonly file?: Blob | undefined;
  /** The request continues even if the page is closed. */
  readonly keepalive?: boolean | undefined;
}

export type CallInput<Params extends Schema, Query extends Schema, Body extends Schema> = Part<
  'params',
  Params
> &
  Part<'query', Query> &
  Part<'body', Body> &
  CallOptions;
