import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { SMTP_ADDRESS_FORM } from '#server/core/mail/smtp-address.ts';
import { S3_ADDRESS_FORM } from '#server/core/storage/s3-address.ts';
import { ConfigError, readConfig } from './config.ts';

const OUTSIDE = { DATABASE_URL: 'postgres://a:b@db:5432/toasoan', SECRET_KEY: 'k'.repeat(32) };

describe('Without any setting', () => {
  test('the product runs from its own folder, on this machine only, with the demo', () => {
    expect(readConfig({})).toMatchObject({
      environment: 'development',
      port: 8080,
      host: '127.0.0.1',
      dataDir: resolve('data'),
      storageDir: resolve('data/files'),
      scratchDir: resolve('data/files/tmp'),
      s3: undefined,
      databaseUrl: undefined,
      publicUrl: 'http://127.0.0.1:8080',
      linkBase: '',
      apiBase: '/api',
      adminEmail: 'quantri@toasoan.local',
      adminPassword: undefined,
      seed: 'demo',
      role: 'all',
      trustProxy: [],
      timeoutMs: 20_000,
      recaptchaSiteKey: undefined,
      recaptchaSecret: undefined,
    });
  });

  test('an empty setting counts as not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 8080, databaseUrl: undefined });
  });
});

test.each([
  [{}, 'demo'],
  [{ NODE_ENV: 'production' }, 'none'],
  [OUTSIDE, 'none'],
  [{ ...OUTSIDE, SEED: 'demo' }, 'demo'],
  [{ SEED: 'none' }, 'none'],
])('with %j the seed is %s', (env, seed) => {
  expect(readConfig(env).seed).toBe(seed);
});

test('the intake is reached where the console is, or at a port of its own', () => {
  expect(readConfig({})).toMatchObject({ intakePort: undefined, intakeUrl: 'http://127.0.0.1:8080' });
  expect(readConfig({ PUBLIC_URL: 'https://toasoan.example' }).intakeUrl).toBe('https://toasoan.example');
  expect(readConfig({ INTAKE_PORT: '8090' }).intakeUrl).toBe('http://127.0.0.1:8090');
  expect(readConfig({ INTAKE_PORT: '8090', INTAKE_URL: 'https://nhan.example' }).intakeUrl).toBe(
    'https://nhan.example',
  );
  expect(() => readConfig({ INTAKE_PORT: '8090', ROLE: 'delivery' })).toThrow(
    'INTAKE_PORT has a meaning only with ROLE all: with ROLE delivery it is PORT.',
  );
});

test.each([
  ['PORT', 'abc', 'PORT must be a whole number from 0 to 65535.'],
  ['PORT', '70000', 'PORT must be a whole number from 0 to 65535.'],
  ['PORT', '-1', 'PORT must be a whole number from 0 to 65535.'],
  [
    'DATABASE_URL',
    'mysql://a@b/c',
    'DATABASE_URL must be an address like postgres://login:password@host:5432/database.',
  ],
  [
    'DATABASE_URL',
    'postgres://a@b',
    'DATABASE_URL must be an address like postgres://login:password@host:5432/database.',
  ],
  ['PUBLIC_URL', 'toasoan.vn', 'PUBLIC_URL must be an address like https://toasoan.example, without a path.'],
  [
    'PUBLIC_URL',
    'https://a.vn/x',
    'PUBLIC_URL must be an address like https://toasoan.example, without a path.',
  ],
  ['ADMIN_EMAIL', 'quantri', 'ADMIN_EMAIL must be an e-mail address.'],
  ['ADMIN_PASSWORD', 'short', 'ADMIN_PASSWORD must have 10 to 256 characters.'],
  ['SEED', 'all', 'SEED must be one of demo, none.'],
  ['DEMO_PASSWORD', 'short', 'DEMO_PASSWORD must have 10 to 256 characters.'],
  ['NODE_ENV', 'prod', 'NODE_ENV must be one of production, development, test.'],
  ['ROLE', 'both', 'ROLE must be one of web, worker, delivery, all.'],
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.'],
  ['HTTP_TIMEOUT_MS', '5', 'HTTP_TIMEOUT_MS must be a whole number from 1000 to 600000.'],
  ['SECRET_KEY', 'short', 'SECRET_KEY must have at least 32 characters.'],
  ['SECRET_KEY_PREVIOUS', 'short', 'SECRET_KEY_PREVIOUS must have at least 32 characters.'],
  ['SMTP_URL', 'http://mail', `SMTP_URL ${SMTP_ADDRESS_FORM}.`],
  [
    'MAIL_FROM',
    'Ban biên tập',
    'MAIL_FROM must be an e-mail address, or a name and one: Tòa Soạn <toasoan@example.vn>.',
  ],
  ['METRICS_TOKEN', 'short', 'METRICS_TOKEN must have at least 16 characters.'],
  [
    'RECAPTCHA_SITE_KEY',
    'short key',
    'RECAPTCHA_SITE_KEY must be a key as the reCAPTCHA console shows it: 20 to 100 letters, digits, - or _.',
  ],
  [
    'RECAPTCHA_SECRET',
    '<script>'.repeat(5),
    'RECAPTCHA_SECRET must be a key as the reCAPTCHA console shows it: 20 to 100 letters, digits, - or _.',
  ],
  ['RECAPTCHA_SITE_KEY', 's'.repeat(40), 'RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET must be set together.'],
  ['RECAPTCHA_SECRET', 's'.repeat(40), 'RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET must be set together.'],
  [
    'DATABASE_OWNER_URL',
    'postgres://a@b/c',
    'DATABASE_OWNER_URL has a meaning only together with DATABASE_URL.',
  ],
])('%s=%s stops the start with one sentence', (name, value, sentence) => {
  expect(() => readConfig({ [name]: value })).toThrow(new ConfigError(sentence));
});

test('the captcha is on when both of its keys are given', () => {
  const keys = { RECAPTCHA_SITE_KEY: '6Lsite'.padEnd(40, 'a'), RECAPTCHA_SECRET: '6Lsecret'.padEnd(40, 'b') };
  expect(readConfig(keys)).toMatchObject({
    recaptchaSiteKey: keys.RECAPTCHA_SITE_KEY,
    recaptchaSecret: keys.RECAPTCHA_SECRET,
  });
});

describe('STORAGE_URL', () => {
  test('names a bucket and how to reach it', () => {
    const full = 's3://AK%3AIA:a%2Fb%40c@kho.local:9000/toa-soan?region=hn-1&tls=no&pathStyle=no';
    expect(readConfig({ STORAGE_URL: full }).s3).toEqual({
      endpoint: 'http://kho.local:9000',
      bucket: 'toa-soan',
      region: 'hn-1',
      key: 'AK:IA',
      secret: 'a/b@c',
      pathStyle: false,
    });
    expect(readConfig({ STORAGE_URL: 's3://key:secret@[::1]/bucket' }).s3).toMatchObject({
      endpoint: 'https://[::1]',
      region: 'us-east-1',
      pathStyle: true,
    });
  });

  test.each([
    's3://bucket',
    's3://hunter2@kho.local/bucket',
    's3://key:hunter2@kho.local',
    's3://key:hunter2@kho.local/',
    's3://key:hunter2@kho.local/Bucket',
    's3://key:hunter2@kho.local/bucket/folder',
    's3://key:hunter2%@kho.local/bucket',
    's3://key:hunter2/x@kho.local/bucket',
    's3://key:hunter2@kho.local/bucket?tls=maybe',
    's3://key:hunter2@kho.local/bucket?tls=no&tls=yes',
    's3://key:hunter2@kho.local/bucket?ssl=no',
    's3://key:hunter2@kho.local/bucket?region=',
    's3://key:hunter2@kho.local/bucket#x',
    'https://key:hunter2@kho.local/bucket',
    '/srv/files',
  ])('may not be %s, and the sentence does not repeat it', (value) => {
    const sentence = `STORAGE_URL ${S3_ADDRESS_FORM}.`;
    expect(sentence).not.toContain('hunter2');
    expect(() => readConfig({ STORAGE_URL: value })).toThrow(new ConfigError(sentence));
  });
});

test('no sentence repeats a secret', () => {
  for (const name of ['ADMIN_PASSWORD', 'DEMO_PASSWORD', 'SECRET_KEY', 'METRICS_TOKEN', 'RECAPTCHA_SECRET']) {
    expect(() => readConfig({ [name]: 'hunter2' })).toThrow(
      expect.not.objectContaining({ message: /hunter2/ }),
    );
  }
});

describe('In production', () => {
  const RANDOM = 'p0Zr7c1tq9Lw2Xb5Vn8Ye3Ks6Dg4Hf0Ja';
  const start = (env: object) => () => readConfig({ NODE_ENV: 'production', ...env });

  test.each([
    ['SECRET_KEY', 'k'.repeat(32)],
    ['SECRET_KEY', 'change-me-please-change-me-please!'],
    ['METRICS_TOKEN', 'metrics-token-change-me'],
    ['ADMIN_PASSWORD', 'Matkhau@2026'],
    ['ADMIN_PASSWORD', 'quantri@toasoan.local'],
    ['DEMO_PASSWORD', 'password123'],
  ])('%s=%s stops the start, and the sentence names the setting alone', (name, value) => {
    expect(start({ [name]: value })).toThrow(new RegExp(`^${name} .*\\.$`));
    expect(start({ [name]: value })).not.toThrow(value);
  });

  test("Google's captcha key for tests stops the start", () => {
    const secret = '6LeIxAcTAAAAAGG-vFI1TnRWxMZNFuojJ4WifJWe';
    expect(start({ RECAPTCHA_SECRET: secret, RECAPTCHA_SITE_KEY: secret })).toThrow('RECAPTCHA_SECRET');
  });

  test('random secrets start, and a weak former key may still open what it sealed', () => {
    const env = { SECRET_KEY: RANDOM, SECRET_KEY_PREVIOUS: 'k'.repeat(32), METRICS_TOKEN: RANDOM };
    expect(start({ ...env, ADMIN_PASSWORD: 'mưa rào tháng bảy' })().secretKey).toBe(RANDOM);
  });
});

test("the administrator's e-mail is no password anywhere", () => {
  const env = { ADMIN_EMAIL: 'Truc.Ban.2026.11@bao.vn', ADMIN_PASSWORD: 'truc.ban.2026.11@bao.vn' };
  expect(() => readConfig(env)).toThrow('ADMIN_PASSWORD may not be ADMIN_EMAIL.');
});

test('an external database requires a key that all processes share', () => {
  expect(() => readConfig({ DATABASE_URL: OUTSIDE.DATABASE_URL })).toThrow(
    'SECRET_KEY must be set when DATABASE_URL is: every process needs the same key.',
  );
});

describe('API_BASE', () => {
  test.each(['/api', '/v1/api', '/back-office'])('may be %s', (base) => {
    expect(readConfig({ API_BASE: base }).apiBase).toBe(base);
  });

  test.each([
    'api',
    '/',
    '/api/',
    '/manager_post',
    '/happy_2025',
    '/login',
    '/assets/x',
    '/metrics',
    'https://a.vn',
  ])('may not be %s', (base) => {
    expect(() => readConfig({ API_BASE: base })).toThrow(/^API_BASE must be a path like \/api/);
  });
});

describe('FETCH_PRIVATE_HOSTS', () => {
  test('lists hosts with or without a port', () => {
    const hosts = 'hooks.internal, 10.0.0.5:8080,[fd00::5]:8080,LOCALHOST';
    expect(readConfig({ FETCH_PRIVATE_HOSTS: hosts }).fetchPrivateHosts).toEqual([
      'hooks.internal',
      '10.0.0.5:8080',
      '[fd00::5]:8080',
      'localhost',
    ]);
    expect(readConfig({}).fetchPrivateHosts).toEqual([]);
  });

  test.each([
    'http://hooks.internal',
    'a/b',
    'a:b',
    '127.1',
    '2130706433',
    'a,,b',
    'user@host',
    'host:99999',
  ])('%s is refused', (hosts) => {
    expect(() => readConfig({ FETCH_PRIVATE_HOSTS: hosts })).toThrow(/^FETCH_PRIVATE_HOSTS must list hosts/);
  });
});

describe('TRUST_PROXY', () => {
  test('lists addresses and networks', () => {
    expect(readConfig({ TRUST_PROXY: '10.0.0.1, 10.1.0.0/16,::1' }).trustProxy).toEqual([
      '10.0.0.1',
      '10.1.0.0/16',
      '::1',
    ]);
  });

  test.each(['true', '1', '*', '10.0.0.1/33', '10.0.0.1/x', '10.0.0.1/8/8', 'proxy.local', ','])(
    'may not be %s',
    (list) => {
      expect(() => readConfig({ TRUST_PROXY: list })).toThrow(/^TRUST_PROXY must list the addresses/);
    },
  );
});

test.each([
  ['::1', 'http://[::1]:8080'],
  ['0.0.0.0', 'http://0.0.0.0:8080'],
])('HOST=%s is part of the public address %s', (host, address) => {
  expect(readConfig({ HOST: host }).publicUrl).toBe(address);
});
