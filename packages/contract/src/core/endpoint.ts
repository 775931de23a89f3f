import type * as z from 'zod/mini';
import type { AreaKey } from '../access/area-rules.ts';
import type { Permission } from '../access/permissions.ts';
import type { ErrorCode } from './errors.ts';

export type HttpMethod = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE' | 'PATCH';

/** What readers' calls are counted as; each has limits of its own. */
export const READER_COUNTS = [
  'read',
  'comment',
  'vote',
  'click',
  'report',
  'request',
  'suggestion',
  'ticket',
  'file',
  'confirm',
  'entry',
  'entryCode',
  'entryOpen',
  'entryFile',
  'ballot',
  'ballotCode',
  'ballotOpen',
  'jury',
  'juryCode',
  'juryOpen',
] as const;
export type ReaderCount = (typeof READER_COUNTS)[number];

/** A call of the intake: readers make it from the sites, without session or cookie. */
export interface ReaderAccess {
  readonly token: 'reader';
  readonly counts: ReaderCount;
  /** The captcha is asked for, where one is configured. */
  readonly captcha: boolean;
}

/** Specification §3: what an API key may do. */
export const KEY_PERMISSIONS = ['translate', 'get_history', 'edit_glossaries', 'get_glossaries'] as const;
export type KeyPermission = (typeof KEY_PERMISSIONS)[number];

/** A call of the translate API: another system makes it with an API key, without session or cookie. */
export interface KeyAccess {
  readonly token: 'key';
  /** Null: every key may. */
  readonly permission: KeyPermission | null;
}

/** The access level: a reader, an API key, no session, a half-way or full session, or a full session that may enter an area. */
export type EndpointAccess =
  | ReaderAccess
  | KeyAccess
  | { readonly token: 'none' }
  | { readonly token: 'any' }
  | { readonly token: 'full'; readonly area: AreaKey; readonly permissions: readonly Permission[] };

/**
 * The form of a success: the envelope, a raw file, headers alone as in tus (its input is in headers too, and the body
 * is bytes), or endless server-sent events. A call of kind `file` takes the bytes of one whole file as its body, the
 * name in the header `file-name`, and answers an envelope. Failures are always envelopes.
 */
export type EndpointKind = 'json' | 'download' | 'upload' | 'file' | 'stream';

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
  /** Codes beyond those that any call can return (`COMMON_ERRORS`). */
  readonly errors: readonly ErrorCode[];
  /** True for calls that create something: they accept `Idempotency-Key`. */
  readonly creates: boolean;
  /** Keys of `data` with secrets: returned in the first response only, never stored for a repeated call. */
  readonly shownOnce: readonly string[];
  /** False for calls that an open page sends by itself; they do not extend the session. Absent: true. */
  readonly countsAsUse?: boolean;
  /** True for a call that somebody may make who sees the console as another person. Absent: reads only. */
  readonly whileViewing?: boolean;
  /** Maximum body size in bytes. */
  readonly bodyLimit: number;
}

export type ParamsOf<E extends Endpoint> = z.output<E['params']>;
export type QueryOf<E extends Endpoint> = z.output<E['query']>;
export type BodyOf<E extends Endpoint> = z.output<E['body']>;
export type DataOf<E extends Endpoint> = z.output<E['data']>;
export type ParamsInput<E extends Endpoint> = z.input<E['params']>;
export type QueryInput<E extends Endpoint> = z.input<E['query']>;
export type BodyInput<E extends Endpoint> = z.input<E['body']>;
