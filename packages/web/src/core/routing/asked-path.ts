/** The page requested before a guard redirected, a path of this origin; anything else becomes the root. */
export function askedPath(state: unknown): string {
  const from = (state as { from?: unknown } | null)?.from;
  return typeof from === 'string' && /^\/(?![/\\])/.test(from) ? from : '/';
}
