/** An import or undoing that cannot begin or go on; the message is one sentence for the person who runs it. */
export class ImportProblem extends Error {
  override readonly name = 'ImportProblem';
}
