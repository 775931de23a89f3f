import { type OpenDatabase, openDatabase } from '#server/core/db/database.ts';
import type { CheckCaptcha } from '#server/features/session/captcha.ts';
import type { Config } from '../config.ts';
import type { ProductDatabase } from '../product-database.ts';
import type { IntakeDependencies } from './mount-intake.ts';
import { readerKeys } from './reader-keys.ts';
import { ReaderOrigins } from './reader-origins.ts';
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
  readonly print: (text: string) => void;
}

/** The pool and the calls of the intake. */
export function openIntake({ config, database, secretKey, checkCaptcha, print }: Opening): OpenIntake {
  const pool = openDatabase({
    url: database.url,
    role: database.role,
    poolSize: POOL_SIZE,
    onConnectionError: (error) => print(`A database connection of the intake was lost: ${error.message}.`),
  });
  return { database: pool, intake: intakeOf(config, pool, { secretKey, checkCaptcha }) };
}

/** The calls of the intake over a pool that is open. */
export function intakeOf(
  config: Config,
  { db }: Pick<OpenDatabase, 'db'>,
  {
    secretKey,
    checkCaptcha,
    now = () => new Date(),
  }: Pick<Opening, 'secretKey' | 'checkCaptcha'> & { readonly now?: () => Date },
): IntakeDependencies {
  const { intakeUrl, publicUrl, environment, recaptchaSiteKey = '' } = config;
  const origins = new ReaderOrigins(db, {
    own: [intakeUrl, publicUrl],
    isLocal: environment !== 'production',
  });
  return {
    db,
    origins,
    keys: readerKeys(secretKey),
    now,
    checkCaptcha,
    routes: wireIntake({
      now,
      captchaSiteKey: checkCaptcha === undefined ? '' : recaptchaSiteKey,
      mails: config.smtp !== undefined,
      findProject: (id) => origins.project(id, now().getTime()),
    }),
  };
}
