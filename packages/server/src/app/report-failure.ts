import {
  type Alternative,
  EmbeddedPostgresError,
} from '@toasoan/embedded-postgres/embedded-postgres-error.ts';
import { StartUpError } from '#server/core/errors/start-up-error.ts';
import { CorpusProblem } from '#server/features/extraction/scoring/read-corpus.ts';
import { ImportProblem } from '#server/features/imports/import-problem.ts';
import { WxrProblem } from '#server/features/imports/wordpress/read-wxr.ts';
import { ConfigError } from './config.ts';

/** Their message is one sentence for the operator and names the remedy. */
const FOR_THE_OPERATOR = [
  ConfigError,
  StartUpError,
  EmbeddedPostgresError,
  ImportProblem,
  WxrProblem,
  CorpusProblem,
];

/** How the product's settings provide what the embedded database suggests. */
const SETTINGS: Readonly<Record<Alternative, string>> = {
  folder: 'Or name another data folder with DATA_DIR.',
  server: 'Or give DATABASE_URL of a PostgreSQL server instead.',
};

/** Prints why a process ends: for the operator's errors the sentence, for any other error the stack. */
export function reportFailure(error: unknown): void {
  process.stderr.write(`${wordsOf(error)}\n`);
}

export function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof EmbeddedPostgresError && error.alternative !== undefined)
    return `${error.message} ${SETTINGS[error.alternative]}`;
  const isPlain = FOR_THE_OPERATOR.some((kind) => error instanceof kind);
  return isPlain ? error.message : (error.stack ?? error.message);
}
