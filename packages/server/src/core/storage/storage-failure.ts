/** The store did not do what it was asked; it may do so later. Holds nothing of the request, which is signed. */
export class StorageFailure extends Error {
  override readonly name = 'StorageFailure';
  /** Answered as UNAVAILABLE. */
  readonly code = 'STORAGE_DOWN';
  /** Of the answer; undefined: there was none. */
  readonly status: number | undefined;
  /** The store's own word, as `AccessDenied`. */
  readonly reason: string;

  constructor(
    what: string,
    { status, reason }: { readonly status?: number | undefined; readonly reason: string },
  ) {
    super(`${what}: ${reason}${status === undefined ? '' : ` (${status})`}`);
    this.status = status;
    this.reason = reason;
  }
}
