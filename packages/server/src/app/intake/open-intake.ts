import { linkTokens } from '#server/core/auth/link-token.ts';
import { createSecretBox } from '#server/core/auth/secret-box.ts';
import { type OpenDatabase, openDatabase } from '#server/core/db/database.ts';
import { isTicketOpen } from '#server/features/attachments/ticket-store.ts';
import { isJurorEmail } from '#server/features/contest-jury/public.ts';
import { ReadCounter } from '#server/features/posts/public.ts';
import type { CheckCaptcha } from '#server/features/session/captcha.ts';
import { checkSubmission } from '#server/features/submission-checks/public.ts';
import { roomAddresses } from '#server/features/submissions/public.ts';
import type { Config } from '../config.ts';
import type { ProductDatabase } from '../product-database.ts';
import type { FileDependencies } from '../wire-features.ts';
import type { IntakeDependencies } from './mount-intake.ts';
import { phoneHook } from './phone-hook.ts';
import { readerKeys } from './reader-keys.ts';
import { ReaderOrigins } from './reader-origins.ts';
import { type ReaderScript, readReaderScript } from './reader-script.ts';
import { wireIntake } from './wire-intake.ts';

/** Connections of readers' calls: few, so that a flood waits for itself and never for the staff. */
const POOL_SIZE = 4;

export interface OpenIntake {
  readonly database: OpenDatabase;
  readonly intake: IntakeDependencies;
}

interface Opening {
  readonly config: Config;
  readonly database: ProductDatabase;
  readonly secretKey: string;
  readonly checkCaptcha?: CheckCaptcha | undefined;
  readonly files: FileDependencies;
  readonly print: (text: string) => void;
}

/** The pool and the calls of the intake. */
export function openIntake({ config, database, secretKey, checkCaptcha, files, print }: Opening): OpenIntake {
  const pool = openDatabase({
    url: database.url,
    role: database.role,
    poolSize: POOL_SIZE,
    name: 'toasoan-intake',
    onConnectionError: (error) => print(`A database connection of the intake was lost: ${error.message}.`),
  });
  return {
    database: pool,
    intake: intakeOf(config, pool, {
      secretKey,
      checkCaptcha,
      files,
      script: readReaderScript('widget.js'),
      forms: readReaderScript('forms.js'),
      clicks: readReaderScript('clicks.js'),
      contestEntry: readReaderScript('contest-entry.js'),
      contestVote: readReaderScript('contest-vote.js'),
      contestJury: readReaderScript('contest-jury.js'),
    }),
  };
}

interface IntakeOptions extends Pick<Opening, 'secretKey' | 'checkCaptcha' | 'files'> {
  readonly now?: () => Date;
  /** Absent: none is built. */
  readonly script?: ReaderScript | undefined;
  readonly forms?: ReaderScript | undefined;
  readonly clicks?: ReaderScript | undefined;
  readonly contestEntry?: ReaderScript | undefined;
  readonly contestJury?: ReaderScript | undefined;
  readonly contestVote?: ReaderScript | undefined;
}

/** The calls of the intake over a pool that is open. */
export function intakeOf(
  config: Config,
  { db }: Pick<OpenDatabase, 'db'>,
  {
    secretKey,
    checkCaptcha,
    files,
    script,
    forms,
    clicks,
    contestEntry,
    contestJury,
    contestVote,
    now = () => new Date(),
  }: IntakeOptions,
): IntakeDependencies {
  const {
    intakeUrl,
    publicUrl,
    environment,
    recaptchaSiteKey = '',
    secretKeyPrevious,
    intakePhoneHook,
  } = config;
  const origins = new ReaderOrigins(db, {
    own: [intakeUrl, publicUrl],
    isLocal: environment !== 'production',
  });
  const captchaSiteKey = checkCaptcha === undefined ? '' : recaptchaSiteKey;
  const mails = config.smtp !== undefined;
  const findProject = (id: string) => origins.project(id, now().getTime());
  const keys = readerKeys(secretKey);
  const reads = new ReadCounter({ db, now, keyOf: keys });
  const secrets = { current: secretKey, previous: secretKeyPrevious };
  return {
    db,
    reads,
    origins,
    keys,
    now,
    checkCaptcha,
    checkPhone: intakePhoneHook === undefined ? undefined : phoneHook(intakePhoneHook),
    isTicketOpen: (tx, projectId, token) => isTicketOpen(tx, { projectId, token, now: now() }),
    pages: {
      script,
      forms,
      clicks,
      contestEntry,
      contestVote,
      contestJury,
      findProject,
      captcha: captchaSiteKey !== '',
    },
    routes: wireIntake({
      reads,
      ...files,
      captchaSiteKey,
      mails,
      findProject,
      keys,
      now,
      secretBox: createSecretBox(secrets),
      tokens: linkTokens(secrets),
      onSubmitted: checkSubmission,
      rooms: roomAddresses(secretKey),
      isJurorEmail,
    }),
  };
}
