import { randomBytes } from 'node:crypto';
import type { CommentRules } from '@toasoan/contract/features/comments/rules/comment-rules.ts';
import { DEFAULT_COMMENT_RULES } from '@toasoan/contract/features/comments/rules/comment-rules.ts';
import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import { buildIntake } from '#server/app/intake/build-intake.ts';
import { intakeOf } from '#server/app/intake/open-intake.ts';
import { packScript } from '#server/app/intake/reader-script.ts';
import { aProject } from '#test/factories/a-project.ts';
import type { TestServer } from '#test/test-server.ts';

export const READER_SECRET = 'a-key-for-tests-that-is-long-enough';
const SITE = 'https://hue.example';

interface WorldOptions {
  readonly rules?: Partial<CommentRules>;
  /** A mail server is set. */
  readonly mails?: boolean;
  readonly phoneHook?: string;
  readonly now?: () => Date;
}

/** A project with rules of its own and the intake on a port of its own. */
export async function aReaderWorld(server: TestServer, options: WorldOptions = {}) {
  const projectId = await aProject(server.db, { domains: ['hue.example'] });
  await setRules(server, projectId, options.rules ?? {});
  const config = {
    ...server.config,
    trustProxy: ['127.0.0.1'],
    intakePhoneHook: options.phoneHook,
    smtp: options.mails === true ? ({} as typeof server.config.smtp) : undefined,
  };
  const intake = intakeOf(config, server.database, {
    secretKey: READER_SECRET,
    files: server,
    script: packScript(Buffer.from('"script"')),
    ...(options.now && { now: options.now }),
  });
  const app = await buildIntake({
    config,
    readiness: server.readiness,
    database: server.database,
    intake,
  });
  onTestFinished(() => app.close());
  return { app, projectId, ...callsOf(app, projectId) };
}

export type ReaderWorld = Awaited<ReturnType<typeof aReaderWorld>>;

export async function setRules(
  server: TestServer,
  projectId: string,
  rules: Partial<CommentRules>,
): Promise<void> {
  const whole = JSON.stringify({ ...DEFAULT_COMMENT_RULES, mode: 'AFTER', minSeconds: 0, ...rules });
  await server.db
    .insertInto('comment_rules')
    .values({ project_id: projectId, rules: whole, updated_by_id: null })
    .onConflict((conflict) => conflict.column('project_id').doUpdateSet({ rules: whole }))
    .execute();
}

export interface Sender {
  readonly network?: string;
  readonly agent?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const aNetwork = () => [...randomBytes(4)].map((byte) => (byte % 250) + 1).join('.');

/** Calls of readers of one project, each from a network of its own unless it names one. */
export function callsOf(app: FastifyInstance, projectId: string) {
  const base = `/api/intake/v1/${projectId}`;
  return {
    get: (path: string, headers: Readonly<Record<string, string>> = {}) =>
      app.inject({ url: `${base}${path}`, headers: { 'x-forwarded-for': aNetwork(), ...headers } }),
    post: (
      path: string,
      body: unknown,
      { network = aNetwork(), agent = 'Trình duyệt', headers }: Sender = {},
    ) =>
      app.inject({
        method: 'POST',
        url: `${base}${path}`,
        headers: {
          origin: SITE,
          'content-type': 'application/json',
          'user-agent': encodeURI(agent),
          'x-forwarded-for': network,
          ...headers,
        },
        payload: typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body),
      }),
  };
}

/** Words that no rule holds. */
export function aComment(more: object = {}): object {
  return {
    authorName: 'Lê Thị Mai',
    content: `Bài viết rất hay, số ${randomBytes(3).readUIntBE(0, 3)}.`,
    ...more,
  };
}
