import type { ErrorCode } from '@toasoan/contract/core/errors.ts';
import type { Things } from './newsroom.ts';

/** A version that no row has. */
export const STALE = 99;

/** A call that names a thing in its address, query or body; all else in it is valid. */
export interface NamingCall {
  readonly call: string;
  /** `named` is the thing under test, `own` is everything else that the call needs. */
  readonly input: (named: Things, own: Things) => { readonly query?: string; readonly body?: object };
  /** The answer about a thing of another project, and about one that does not exist. */
  readonly codes: readonly ErrorCode[];
  /** It carries a version. */
  readonly isVersioned?: boolean;
}

const HIDDEN: readonly ErrorCode[] = ['NOT_FOUND'];
export const REFUSED: readonly ErrorCode[] = ['PROJECT_FORBIDDEN'];
export const UNKNOWN: readonly ErrorCode[] = ['INVALID_INPUT', 'NOT_FOUND', 'RULES_NOT_MET'];

const nothing = () => ({});
export const address = (call: string, codes = HIDDEN): NamingCall => ({ call, input: nothing, codes });
export const query = (
  call: string,
  of: (named: Things, own: Things) => string,
  codes = HIDDEN,
): NamingCall => ({
  call,
  input: (named, own) => ({ query: of(named, own) }),
  codes,
});
export const body = (
  call: string,
  of: (named: Things, own: Things) => object,
  codes = HIDDEN,
): NamingCall => ({
  call,
  input: (named, own) => ({ body: of(named, own) }),
  codes,
});
export const versioned = (
  call: string,
  of: (named: Things, own: Things) => object,
  codes = HIDDEN,
): NamingCall => ({
  ...body(call, (named, own) => ({ version: STALE, ...of(named, own) }), codes),
  isVersioned: true,
});
