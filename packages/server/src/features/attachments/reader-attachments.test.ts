import { readerAttachmentEndpoints } from '@toasoan/contract/features/attachments/attachment-endpoints.ts';
import {
  correctionRequestAttachments,
  correctionRequestEndpoints,
  readerCorrectionEndpoints,
} from '@toasoan/contract/features/correction-requests/correction-request-endpoints.ts';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { buildIntake } from '#server/app/intake/build-intake.ts';
import { intakeOf } from '#server/app/intake/open-intake.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { namesIn } from '#server/core/storage/test-support/content.ts';
import { makePdf, makePicture } from '#server/features/media/upload/test-support/make-files.ts';
import { CORRECTION_REQUEST } from '#test/bad-input/papers.ts';
import { aPerson } from '#test/factories/a-person.ts';
import { aProject } from '#test/factories/a-project.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { runDueJobs } from '#test/run-due-jobs.ts';
import { startTestServer } from '#test/test-server.ts';
import { attachmentJobs, tidyAttachments } from './attachment-jobs.ts';
import { sendFile } from './test-support/send-file.ts';

const SITE = 'https://hue.example';
const START = new Date();
let now = START;
const server = await startTestServer({ now: () => now });
const { db, storage } = server;
const pdf = makePdf();
const jpeg = await makePicture('jpeg');
let project: string;
let other: string;
let admin: Record<string, string>;

beforeAll(async () => {
  project = await aProject(db, { domains: ['hue.example'] });
  other = await aProject(db, { domains: ['hue.example'] });
  admin = await signIn(db, await aPerson(db, { role: 'ADMIN', projects: [project] }), { project });
});

/** The intake as one network reaches it; the captcha takes "ok" alone. */
async function aReader() {
  const { database, readiness, config } = server;
  const intake = intakeOf(config, database, {
    secretKey: `a-key-for-tests-that-is-long-enough-${Math.random()}`,
    files: server,
    now: () => now,
    checkCaptcha: async (token) => {
      if (token !== 'ok') throw new AppError('CAPTCHA_REFUSED', { field: 'recaptchaToken' });
    },
  });
  const app = await buildIntake({ config, readiness, database, intake });
  onTestFinished(() => app.close());
  const urlOf = (path: string, projectId: string) =>
    `${config.apiBase}${path.replace('{projectId}', projectId)}`;
  const post = async (path: string, payload: object, more: Readonly<Record<string, string>> = {}) => {
    const reply = await app.inject({
      method: 'POST',
      url: urlOf(path, project),
      payload,
      headers: { origin: SITE, ...more },
    });
    return { status: reply.statusCode, ...reply.json() };
  };
  return {
    ticket: async (): Promise<string> => {
      const reply = await post(readerAttachmentEndpoints.ticket.path, {
        form: 'correctionRequest',
        recaptchaToken: 'ok',
      });
      return reply.data.ticket;
    },
    ask: (body: object) => post(readerAttachmentEndpoints.ticket.path, body),
    add: (ticket: string, content: Buffer, fileName = 'a.pdf', projectId = project) =>
      sendFile(app, urlOf(readerAttachmentEndpoints.add.path, projectId), {
        headers: { origin: SITE, ...(ticket && { 'attachment-ticket': ticket }) },
        fileName,
        content,
      }),
    send: (body: object, more?: Readonly<Record<string, string>>) =>
      post(readerCorrectionEndpoints.send.path, { ...FORM, ...body }, more),
  };
}

const { requesterEmail, requesterPhone, channel, receivedTime, ...WORDS } = CORRECTION_REQUEST;
const FORM = { ...WORDS, email: requesterEmail, phone: '' };
interface Failed {
  readonly code?: string;
  readonly details?: { readonly rules?: readonly { readonly code: string }[] };
}
const codeOf = ({ code, details }: Failed) => details?.rules?.[0]?.code ?? code;

async function filesOf(number: string) {
  const found = await server.ask(correctionRequestEndpoints.list, {
    headers: admin,
    query: { text: number },
  });
  const id = found.items[0]?.id ?? '';
  return await server.ask(correctionRequestAttachments.list, { headers: admin, params: { id } });
}

async function tidied(at: Date) {
  await tidyAttachments(db, at);
  await runDueJobs(db, attachmentJobs({ storage }));
  return (await namesIn(storage, 'attachments/')).length;
}

describe('a reader’s form with files', () => {
  test('answers the captcha once, with the ticket; the files it names are the evidence of the request', async () => {
    const reader = await aReader();
    expect((await reader.ask({ form: 'correctionRequest' })).code).toBe('CAPTCHA_REFUSED');
    expect(codeOf(await reader.send({ requesterName: 'Không Mã' }))).toBe('CAPTCHA_REFUSED');
    const ticket = await reader.ticket();
    const [one, dropped] = [
      await reader.add(ticket, pdf, 'Bằng chứng.pdf'),
      await reader.add(ticket, jpeg, 'b.jpg'),
    ];
    const files = [one.data.id];
    const key = { 'idempotency-key': 'evidence-1' };
    const sent = await reader.send({ ticket, files }, key);
    expect(sent).toMatchObject({ status: 200, data: { number: expect.stringMatching(/^YCCC-/) } });
    expect(await filesOf(sent.data.number)).toMatchObject({
      items: [{ id: one.data.id, fileName: 'Bằng chứng.pdf', isFromReader: true }],
    });
    expect(dropped.status).toBe(200);
    expect((await reader.send({ ticket, files }, key)).data).toEqual(sent.data);
    expect(codeOf(await reader.send({ ticket, files, email: 'khac@hue.example' }))).toBe('TICKET_OVER');
    expect((await reader.add(ticket, jpeg)).code).toBe('TICKET_OVER');
  });

  test('files whose form does not come are gone after an hour; those of a request stay', async () => {
    const reader = await aReader();
    const start = await tidied(new Date());
    const ticket = await reader.ticket();
    await reader.add(ticket, pdf);
    expect(await tidied(new Date())).toBe(start + 1);
    expect(await tidied(new Date(Date.now() + 2 * 3_600_000))).toBeLessThanOrEqual(start);
    expect(codeOf(await reader.send({ ticket, files: ['999999999'] }))).toBe('FILES_GONE');
  });

  test('a ticket is of one project, one hour and ten files', async () => {
    const reader = await aReader();
    const ticket = await reader.ticket();
    expect((await reader.add('', pdf)).code).toBe('TICKET_OVER');
    expect((await reader.add(`tsn_${'x'.repeat(43)}`, pdf)).code).toBe('TICKET_OVER');
    expect((await reader.add(ticket, pdf, 'a.pdf', other)).code).toBe('TICKET_OVER');
    for (let at = 1; at <= 10; at += 1) {
      const picture = await makePicture('png', { width: 16, height: 16, seed: at });
      expect((await reader.add(ticket, picture, 'a.png')).status).toBe(200);
    }
    expect((await reader.add(ticket, pdf)).code).toBe('TOO_MANY');
    now = new Date(START.getTime() + 61 * 60_000);
    onTestFinished(() => {
      now = START;
    });
    expect((await reader.add(ticket, pdf)).code).toBe('TICKET_OVER');
  });

  test('a hostile file is refused and leaves nothing', async () => {
    const reader = await aReader();
    const ticket = await reader.ticket();
    const before = await namesIn(storage, '');
    const page = Buffer.from('<html><script>alert(1)</script>');
    expect((await reader.add(ticket, page, 'a.pdf')).code).toBe('TYPE_NOT_ALLOWED');
    expect((await reader.add(ticket, Buffer.alloc(11 * 1024 * 1024), 'a.pdf')).status).toBe(413);
    expect((await reader.add(ticket, pdf, 'C:\\a.pdf')).code).toBe('INVALID_INPUT');
    expect(await namesIn(storage, '')).toEqual(before);
  });

  test('a network that asks for tickets without end is stopped, and so is a project that was sent a gigabyte', async () => {
    const reader = await aReader();
    const ticket = await reader.ticket();
    const asked = await Promise.all(
      Array.from({ length: 12 }, () => reader.ask({ form: 'correctionRequest', recaptchaToken: 'ok' })),
    );
    expect(asked.filter(({ status }) => status === 429)).toHaveLength(3);
    await db
      .insertInto('attachments')
      .values({
        project_id: project,
        key: 'a-gigabyte',
        file_name: 'a.pdf',
        mime: 'application/pdf',
        size_bytes: 1024 * 1024 * 1024,
        created_by_name: '',
      })
      .execute();
    expect((await reader.add(ticket, pdf)).code).toBe('DAY_FULL');
  });
});
