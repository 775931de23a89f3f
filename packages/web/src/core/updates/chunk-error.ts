/** A file of the built console could not be fetched. */
export class ChunkError extends Error {
  override readonly name = 'ChunkError';
  /** True if the server no longer has the file: only a reload helps. Otherwise a retry with a connection succeeds. */
  readonly isGone: boolean;

  constructor(address: string, { isGone, cause }: { readonly isGone: boolean; readonly cause?: unknown }) {
    super(`${address} could not be fetched`, { cause });
    this.isGone = isGone;
  }
}
