/** Why a foreign address was not fetched, or its answer not taken. */
export type FetchRefusal =
  | 'address'
  | 'scheme'
  | 'port'
  | 'userinfo'
  | 'private'
  | 'notFound'
  | 'redirects'
  | 'tooLarge'
  | 'encoding'
  | 'slow'
  | 'tls'
  | 'network';

/** An expected failure of `safeFetch`; the message is for the log and names no more than the host. */
export class FetchRefused extends Error {
  override readonly name = 'FetchRefused';
  readonly reason: FetchRefusal;

  constructor(reason: FetchRefusal, message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}
