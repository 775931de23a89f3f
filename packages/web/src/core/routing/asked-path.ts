/** The page asked for before a guard led away, a path of this origin; anything else is the root. */
export function askedPath(state: unknown): string {
  const from = (state as { from?: unknown } | null)?.from;
  return typeof from === 'string' && /^\/(?![/\\])/.test(from) ? from : '/';
}
