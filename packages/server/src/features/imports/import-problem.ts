/** An import or undo that cannot start or continue; the message is one sentence for the operator. */
export class ImportProblem extends Error {
  override readonly name = 'ImportProblem';
}
