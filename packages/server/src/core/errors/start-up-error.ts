/** Why the product cannot start, in one sentence for the operator: show the message alone, no stack. */
export class StartUpError extends Error {
  override readonly name: string = 'StartUpError';
}
