import { StartUpError } from '#server/core/embedded-postgres/start-up-error.ts';
import { ImportProblem } from '#server/features/imports/import-problem.ts';
import { WxrProblem } from '#server/features/imports/wordpress/wxr-problem.ts';
import { ConfigError } from './config.ts';

/** Their message is one sentence for the operator, who can mend what it says. */
const FOR_THE_OPERATOR = [ConfigError, StartUpError, ImportProblem, WxrProblem];

/** Tells why a process ends: what the operator can mend in its sentence, anything else with where it happened. */
export function reportFailure(error: unknown): void {
  process.stderr.write(`${wordsOf(error)}\n`);
}

export function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isPlain = FOR_THE_OPERATOR.some((kind) => error instanceof kind);
  return isPlain ? error.message : (error.stack ?? error.message);
}
