import type { TechCheck } from '../submissions/submission.ts';
import { SUBMISSION_FLAGS, type SubmissionFlag, type TechResult } from '../submissions/submission-kinds.ts';
import type { CheckedWork, CheckingRules } from './checked-work.ts';
import { fileChecks } from './file-checks.ts';
import { type Finding, said } from './finding.ts';
import { flagOf, TECH_CODES, type TechCode } from './tech-codes.ts';
import { TECH_CODE_TEXTS } from './tech-texts.ts';
import { workChecks } from './work-checks.ts';

export interface CheckedResult {
  readonly tech: Exclude<TechResult, 'WAITING'>;
  readonly checks: readonly TechCheck[];
  readonly flags: readonly SubmissionFlag[];
}

const RESULTS = ['PASS', 'WARN', 'FAIL'] as const;

/** The whole technical check: lines in the order of `TECH_RULES`, the worst of them as the result, and what they flag. */
export function checkWork(work: CheckedWork, rules: CheckingRules): CheckedResult {
  const found = [...work.files.flatMap((file) => fileChecks(work, file, rules)), ...workChecks(work, rules)];
  const checks = TECH_CODES.flatMap((code) => joined(found.filter((one) => one.code === code)));
  const worst = Math.max(0, ...checks.map(({ result }) => RESULTS.indexOf(result)));
  return { tech: RESULTS[worst] ?? 'PASS', checks, flags: flagsOf(checks) };
}

/** What is met by several files of a series is one line; what is not stands with its file. */
function joined(found: readonly Finding[]): Finding[] {
  const met = found.filter(({ result }) => result === 'PASS');
  const first = met[0];
  const others = found.filter(({ result }) => result !== 'PASS');
  if (first === undefined || met.length === 1) return [...met, ...others];
  const name = TECH_CODE_TEXTS[first.code];
  const actual = said('allPass', { name: (language) => name[language], count: met.length });
  return [{ ...first, fileId: null, actual }, ...others];
}

/** What a check flags; an unknown time of taking is a hint without a flag. */
export function flagsOf(checks: readonly TechCheck[]): SubmissionFlag[] {
  const flagged = checks.filter(isFlagged).map(({ code }) => flagOf(code as TechCode));
  return SUBMISSION_FLAGS.filter((flag) => flagged.includes(flag));
}

function isFlagged({ code, result }: TechCheck): boolean {
  return code === 'TAKEN_IN_PERIOD' ? result === 'FAIL' : result !== 'PASS';
}

/**
 * The flags of a work after a check: what people have set or cleared since the last one stays as they left it. `before` is
 * what the last check flagged, `found` what this one does.
 */
export function mergeFlags(
  current: readonly SubmissionFlag[],
  before: readonly SubmissionFlag[],
  found: readonly SubmissionFlag[],
): SubmissionFlag[] {
  return SUBMISSION_FLAGS.filter((flag) => {
    const isSetByHand = current.includes(flag) && !before.includes(flag);
    const isClearedByHand = before.includes(flag) && !current.includes(flag);
    return isSetByHand || (found.includes(flag) && !isClearedByHand);
  });
}
