import type { QaFinding } from './qa-finding.ts';

/** The target after its one-key fix; as it was for a finding without one. */
export function applyFix(target: string, { fix, target: range }: QaFinding): string {
  if (fix === undefined) return target;
  return range ? target.slice(0, range.start) + fix + target.slice(range.end) : target + fix;
}
