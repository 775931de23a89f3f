/** Why the product cannot start, in one sentence for the operator: the message alone is to be shown, no stack. */
export class StartUpError extends Error {
  override readonly name: string = 'StartUpError';
}
