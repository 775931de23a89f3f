/** A file of the console could not be fetched. */
export class PartMissing extends Error {
  override readonly name = 'PartMissing';
  /** The server has it no more: only the newer console helps. Otherwise it comes with the connection. */
  readonly isGone: boolean;

  constructor(address: string, { isGone, cause }: { readonly isGone: boolean; readonly cause?: unknown }) {
    super(`${address} could not be fetched`, { cause });
    this.isGone = isGone;
  }
}
