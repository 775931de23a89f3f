import { sql } from 'kysely';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { setRules } from '#server/features/comments/readers/test-support/reader-world.ts';
import { createCaptchaCheck } from '#server/features/session/captcha.ts';
import { aPost } from '#test/factories/a-post.ts';
import { aProject } from '#test/factories/a-project.ts';
import { startTestServer } from '#test/test-server.ts';
import { buildIntake } from './build-intake.ts';
import { intakeOf } from './open-intake.ts';
import { startCaptchaService } from './test-support/captcha-service.ts';
import { commentForm, REQUEST_FORMS } from './test-support/hostile-forms.ts';
import { randomFrom } from './test-support/random-words.ts';

const SECRET = '6Lsecret'.padEnd(40, 'x');
const SITE = 'https://hue.example';
const server = await startTestServer();
const captcha = await startCaptchaService(SECRET);
afterAll(() => captcha.stop());
const random = randomFrom(20_261_124);
let networks = 0;

async function aWorld() {
  const projectId = await aProject(server.db, { domains: ['hue.example'] });
  await setRules(server, projectId, {});
  const post = await aPost(server.db, projectId, { state: 'PUBLISHED' });
  const config = {
    ...server.config,
    trustProxy: ['127.0.0.1'],
    recaptchaSiteKey: '6Lsite'.padEnd(40, 'x'),
    smtp: {} as typeof server.config.smtp,
  };
  const intake = intakeOf(config, server.database, {
    secretKey: 'a-key-for-tests-that-is-long-enough',
    files: server,
    checkCaptcha: createCaptchaCheck({ secret: SECRET, siteVerify: captcha.siteVerify, timeoutMs: 300 }),
  });
  const { readiness, database } = server;
  const app = await buildIntake({ config, readiness, database, intake });
  onTestFinished(() => app.close());
  const send = async (path: string, payload: object, key?: string) => {
    networks += 1;
    const reply = await app.inject({
      method: 'POST',
      url: `${config.apiBase}/intake/v1/${projectId}${path}`,
      payload,
      headers: {
        origin: SITE,
        'x-forwarded-for': `203.0.113.${networks % 250}`,
        ...(key !== undefined && { 'idempotency-key': key }),
      },
    });
    return { status: reply.statusCode, retryAfter: reply.headers['retry-after'], ...reply.json() };
  };
  /** Every form with a captcha, each with a body that is taken. */
  const forms = [commentForm(post), ...REQUEST_FORMS].filter(({ path }) => !path.endsWith('/confirm'));
  return { projectId, forms, send };
}

async function stored(projectId: string): Promise<unknown> {
  const { rows } = await sql`
    SELECT (SELECT count(*)::int FROM comments WHERE project_id = ${projectId}) AS comments,
      (SELECT count(*)::int FROM correction_requests WHERE project_id = ${projectId}) AS corrections,
      (SELECT count(*)::int FROM data_requests WHERE project_id = ${projectId}) AS data,
      (SELECT count(*)::int FROM attachment_tickets WHERE project_id = ${projectId}) AS tickets`.execute(
    server.db,
  );
  return rows[0];
}

test('every form takes a token that the captcha confirms, and each token once', async () => {
  const { forms, send } = await aWorld();
  for (const { path, honest } of forms) {
    const recaptchaToken = captcha.token();
    expect([path, (await send(path, { ...honest(random), recaptchaToken })).status]).toEqual([path, 200]);
    const spent = await send(path, { ...honest(random), recaptchaToken });
    expect([path, spent.status, spent.code]).toEqual([path, 422, 'CAPTCHA_REFUSED']);
  }
});

test('a token that is missing, invented or expired is refused in words, and nothing is stored', async () => {
  const { projectId, forms, send } = await aWorld();
  const before = await stored(projectId);
  for (const { path, honest } of forms) {
    for (const recaptchaToken of [undefined, '', 'khong-co', captcha.token('expired')]) {
      const refused = await send(path, { ...honest(random), recaptchaToken });
      expect([path, refused.status, refused.code]).toEqual([path, 422, 'CAPTCHA_REFUSED']);
      expect(refused.errors).toMatchObject([{ field: 'recaptchaToken', message: expect.any(String) }]);
    }
  }
  expect(await stored(projectId)).toEqual(before);
});

test('a captcha that does not answer, or no words, lets nobody through and says when to try again', async () => {
  const { projectId, forms, send } = await aWorld();
  const before = await stored(projectId);
  for (const { path, honest } of forms) {
    for (const verdict of ['silent', 'broken'] as const) {
      const refused = await send(path, { ...honest(random), recaptchaToken: captcha.token(verdict) });
      expect([path, refused.status, refused.code, refused.retryAfter]).toEqual([
        path,
        503,
        'CAPTCHA_UNAVAILABLE',
        '30',
      ]);
    }
  }
  expect(await stored(projectId)).toEqual(before);
});

test('a call repeated with its key after a lost answer has another token, and is still the same call', async () => {
  const { projectId, forms, send } = await aWorld();
  for (const { path, honest } of forms.slice(0, 3)) {
    const body = honest(random);
    const key = `lap-lai${path}`;
    const first = await send(path, { ...body, recaptchaToken: captcha.token() }, key);
    const again = await send(path, { ...body, recaptchaToken: captcha.token() }, key);
    expect([path, again.status, again.data]).toEqual([path, 200, first.data]);
  }
  expect(await stored(projectId)).toMatchObject({ comments: 1, corrections: 1, data: 1 });
});
