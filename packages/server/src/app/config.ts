import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import * as z from 'zod/mini';
import { type MailSender, mailSenderOf } from '#server/core/mail/mail.ts';
import { SMTP_ADDRESS_FORM, type SmtpAddress, smtpAddressOf } from '#server/core/mail/smtp-address.ts';
import { S3_ADDRESS_FORM, type S3Address, s3AddressOf } from '#server/core/storage/s3-address.ts';
import { HALF_WRITTEN } from '#server/core/storage/stored-name-rule.ts';
import { isConsolePath } from './console-paths.ts';
import { httpAddress } from './http-address.ts';
import { weakSecretIn } from './weak-secrets.ts';

/** A setting the product cannot start with; the message is one sentence that names it. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

export interface Config {
  readonly environment: 'production' | 'development' | 'test';
  readonly port: number;
  readonly host: string;
  /** All state of the embedded default. */
  readonly dataDir: string;
  /** Undefined: the embedded database in `dataDir`. */
  readonly databaseUrl: string | undefined;
  readonly databaseOwnerUrl: string | undefined;
  readonly storageDir: string;
  /** Scratch files; inside `storageDir`, so that results are moved and not copied. */
  readonly scratchDir: string;
  /** Undefined: files are kept in `storageDir`. */
  readonly s3: S3Address | undefined;
  readonly publicUrl: string;
  /** Prefix of links that people share; '' keeps them relative when the public address is unknown. */
  readonly linkBase: string;
  readonly apiBase: string;
  readonly adminEmail: string;
  readonly adminPassword: string | undefined;
  readonly seed: 'demo' | 'none';
  readonly demoPassword: string | undefined;
  readonly role: 'web' | 'worker' | 'delivery' | 'all';
  /** Undefined: readers' calls come to the port of the console. */
  readonly intakePort: number | undefined;
  /** Where the pages of the intake are reached. */
  readonly intakeUrl: string;
  /** Undefined: telephone numbers are taken as they are given. */
  readonly intakePhoneHook: string | undefined;
  /** Own hosts that webhooks may call although they are in private networks. */
  readonly fetchPrivateHosts: readonly string[];
  readonly logLevel: string;
  readonly trustProxy: readonly string[];
  /** Both captcha settings are set or neither: then there is no captcha. */
  readonly recaptchaSiteKey: string | undefined;
  readonly recaptchaSecret: string | undefined;
  readonly timeoutMs: number;
  /** Undefined: kept in `dataDir`. */
  readonly secretKey: string | undefined;
  readonly secretKeyPrevious: string | undefined;
  /** Undefined: no mail is sent. */
  readonly smtp: SmtpAddress | undefined;
  readonly mailFrom: MailSender;
  readonly metricsToken: string | undefined;
}

const whole = (min: number, max: number) => {
  const error = `must be a whole number from ${min} to ${max}`;
  return z.pipe(
    z.pipe(z.string().check(z.regex(/^\d{1,9}$/, { error })), z.transform(Number)),
    z.number().check(z.gte(min, { error }), z.lte(max, { error })),
  );
};
const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, { error: `must be one of ${values.join(', ')}` });
const text = (holds: (value: string) => boolean, error: string) =>
  z.string().check(z.refine(holds, { error }));

const postgresAddress = text(
  (value) =>
    URL.canParse(value) &&
    ['postgres:', 'postgresql:'].includes(new URL(value).protocol) &&
    new URL(value).pathname.length > 1,
  'must be an address like postgres://login:password@host:5432/database',
);
const password = text((value) => value.length >= 10 && value.length <= 256, 'must have 10 to 256 characters');
const secret = text((value) => value.length >= 32, 'must have at least 32 characters');
const recaptchaKey = text(
  (value) => /^[\w-]{20,100}$/.test(value),
  'must be a key as the reCAPTCHA console shows it: 20 to 100 letters, digits, - or _',
);
const apiBase = text(
  (value) => /^(\/[a-z0-9._-]+)+$/i.test(value) && !isConsolePath(value),
  "must be a path like /api, without a slash at the end, and may not be one of the console's own paths",
);
const publicUrl = text(
  (value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) && isOrigin(new URL(value)),
  'must be an address like https://toasoan.example, without a path',
);
const hookUrl = text(
  (value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol),
  'must be an address like https://phones.example/verify',
);
const isOrigin = ({ pathname, search, hash }: URL) => pathname === '/' && search === '' && hash === '';
const proxies = z.pipe(
  z.pipe(
    z.string(),
    z.transform((value: string) => value.split(',').map((part) => part.trim())),
  ),
  z.array(z.string()).check(
    z.refine((parts) => parts.every(isNetwork), {
      error: 'must list the addresses or networks of the proxies in front, like 10.0.0.1, 10.1.0.0/16',
    }),
  ),
);
const privateHosts = z.pipe(
  z.pipe(
    z.string(),
    z.transform((value: string) => value.split(',').map((part) => part.trim().toLowerCase())),
  ),
  z.array(z.string()).check(
    z.refine((parts) => parts.every(isHost), {
      error: 'must list hosts with or without a port, like hooks.internal, 10.0.0.5:8080, [fd00::5]:8080',
    }),
  ),
);
const s3Address = z.pipe(
  text((value) => s3AddressOf(value) !== undefined, S3_ADDRESS_FORM),
  z.transform(s3AddressOf),
);
const smtpAddress = z.pipe(
  text((value) => smtpAddressOf(value) !== undefined, SMTP_ADDRESS_FORM),
  z.transform(smtpAddressOf),
);
const mailFrom = z.pipe(
  text(
    (value) => mailSenderOf(value) !== undefined,
    'must be an e-mail address, or a name and one: Tòa Soạn <toasoan@example.vn>',
  ),
  z.transform(mailSenderOf),
);

const environment = z.object({
  PORT: z._default(whole(0, 65_535), 8080),
  HOST: z._default(
    text(
      (value) => URL.canParse(httpAddress(value, 80)),
      'must be an address of this machine, like 127.0.0.1 or ::',
    ),
    '127.0.0.1',
  ),
  DATA_DIR: z._default(z.string(), './data'),
  DATABASE_URL: z.optional(postgresAddress),
  DATABASE_OWNER_URL: z.optional(postgresAddress),
  STORAGE_URL: z.optional(s3Address),
  PUBLIC_URL: z.optional(publicUrl),
  API_BASE: z._default(apiBase, '/api'),
  ADMIN_EMAIL: z._default(
    text((value) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value), 'must be an e-mail address'),
    'quantri@toasoan.local',
  ),
  ADMIN_PASSWORD: z.optional(password),
  SEED: z.optional(oneOf(['demo', 'none'])),
  DEMO_PASSWORD: z.optional(password),
  NODE_ENV: z._default(oneOf(['production', 'development', 'test']), 'development'),
  ROLE: z._default(oneOf(['web', 'worker', 'delivery', 'all']), 'all'),
  INTAKE_PORT: z.optional(whole(0, 65_535)),
  INTAKE_URL: z.optional(publicUrl),
  INTAKE_PHONE_HOOK: z.optional(hookUrl),
  FETCH_PRIVATE_HOSTS: z._default(privateHosts, []),
  LOG_LEVEL: z._default(oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'info'),
  TRUST_PROXY: z._default(proxies, []),
  RECAPTCHA_SITE_KEY: z.optional(recaptchaKey),
  RECAPTCHA_SECRET: z.optional(recaptchaKey),
  HTTP_TIMEOUT_MS: z._default(whole(1000, 600_000), 20_000),
  SECRET_KEY: z.optional(secret),
  SECRET_KEY_PREVIOUS: z.optional(secret),
  SMTP_URL: z.optional(smtpAddress),
  MAIL_FROM: z.optional(mailFrom),
  METRICS_TOKEN: z.optional(text((value) => value.length >= 16, 'must have at least 16 characters')),
});

/** Written as `URL` writes it: another spelling would never be found. */
function isHost(part: string): boolean {
  if (!URL.canParse(`http://${part}`)) return false;
  const { hostname, port } = new URL(`http://${part}`);
  return part === hostname || part === `${hostname}:${port || '80'}`;
}

function isNetwork(part: string): boolean {
  const [ip = '', bits, ...rest] = part.split('/');
  const family = isIP(ip);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

/** Reads the settings once. An empty variable counts as not set. @throws ConfigError */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== '' && value !== undefined),
  );
  const result = environment.safeParse(given);
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new ConfigError(`${String(issue?.path[0])} ${issue?.message}.`);
  }
  const settings = result.data;
  refuseCombinations(settings);
  const dataDir = resolve(settings.DATA_DIR);
  return {
    environment: settings.NODE_ENV,
    port: settings.PORT,
    host: settings.HOST,
    dataDir,
    databaseUrl: settings.DATABASE_URL,
    databaseOwnerUrl: settings.DATABASE_OWNER_URL,
    storageDir: join(dataDir, 'files'),
    scratchDir: join(dataDir, 'files', HALF_WRITTEN),
    s3: settings.STORAGE_URL,
    publicUrl: new URL(settings.PUBLIC_URL ?? httpAddress(settings.HOST, settings.PORT)).origin,
    linkBase: settings.PUBLIC_URL === undefined ? '' : new URL(settings.PUBLIC_URL).origin,
    apiBase: settings.API_BASE,
    adminEmail: settings.ADMIN_EMAIL,
    adminPassword: settings.ADMIN_PASSWORD,
    seed: settings.SEED ?? defaultSeed(settings),
    demoPassword: settings.DEMO_PASSWORD,
    role: settings.ROLE,
    intakePort: settings.INTAKE_PORT,
    intakeUrl: intakeUrlOf(settings),
    intakePhoneHook: settings.INTAKE_PHONE_HOOK,
    fetchPrivateHosts: settings.FETCH_PRIVATE_HOSTS,
    logLevel: settings.LOG_LEVEL,
    trustProxy: settings.TRUST_PROXY,
    recaptchaSiteKey: settings.RECAPTCHA_SITE_KEY,
    recaptchaSecret: settings.RECAPTCHA_SECRET,
    timeoutMs: settings.HTTP_TIMEOUT_MS,
    secretKey: settings.SECRET_KEY,
    secretKeyPrevious: settings.SECRET_KEY_PREVIOUS,
    smtp: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM ?? { name: 'Tòa Soạn', address: `toasoan@${publicHostOf(settings)}` },
    metricsToken: settings.METRICS_TOKEN,
  };
}

type Settings = z.output<typeof environment>;

function refuseCombinations(settings: Settings): void {
  if (settings.DATABASE_URL !== undefined && settings.SECRET_KEY === undefined) {
    throw new ConfigError('SECRET_KEY must be set when DATABASE_URL is: every process needs the same key.');
  }
  if (settings.DATABASE_OWNER_URL !== undefined && settings.DATABASE_URL === undefined) {
    throw new ConfigError('DATABASE_OWNER_URL has a meaning only together with DATABASE_URL.');
  }
  if ((settings.RECAPTCHA_SITE_KEY === undefined) !== (settings.RECAPTCHA_SECRET === undefined)) {
    throw new ConfigError('RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET must be set together.');
  }
  if (settings.INTAKE_PORT !== undefined && settings.ROLE !== 'all') {
    throw new ConfigError('INTAKE_PORT has a meaning only with ROLE all: with ROLE delivery it is PORT.');
  }
  const weak = weakSecretIn(settings);
  if (weak !== undefined) throw new ConfigError(weak);
}

/** On a listener of its own the intake has an address of its own. */
function intakeUrlOf({ INTAKE_URL, INTAKE_PORT, PUBLIC_URL, HOST, PORT }: Settings): string {
  const own = INTAKE_PORT === undefined ? undefined : httpAddress(HOST, INTAKE_PORT);
  return new URL(INTAKE_URL ?? own ?? PUBLIC_URL ?? httpAddress(HOST, PORT)).origin;
}

/** Addresses of machines cannot be the domain of an e-mail. */
function publicHostOf({ PUBLIC_URL }: Settings): string {
  const host = PUBLIC_URL === undefined ? 'localhost' : new URL(PUBLIC_URL).hostname;
  return isIP(host.replace(/^\[|\]$/g, '')) === 0 ? host : 'localhost';
}

function defaultSeed(settings: Settings): 'demo' | 'none' {
  return settings.DATABASE_URL === undefined && settings.NODE_ENV !== 'production' ? 'demo' : 'none';
}
